/** What ad networks call a slot: `6079445`, `home_top-2` or `/1234/home_top`. Nothing that an address or selector reads. */
export const bannerId = /^[\w/-]+$/
