/**
 * What makes an island hydrate: the first pointer, key or focus in it; the page's load; coming within
 * 600 px of the viewport; or that many milliseconds after the load.
 */
export type Trigger = 'touch' | 'load' | 'visible' | number
