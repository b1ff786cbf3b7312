/**
 * What makes an island hydrate: the first pointer, key or focus in it; the page's load; coming within
 * 600 px of the viewport; or that many milliseconds after the load.
 */
export type Trigger = 'touch' | 'load' | 'visible' | number

/** The attributes that the loader (delivery/browser) finds an island by. A wrong trigger does not compile. */
export const islandAttributes = (trigger: Trigger): { 'data-island': Trigger } => ({ 'data-island': trigger })
