// What the Content-Security-Policy must allow for ads. delivery/contract/policy.ts writes it into the whole.

import type { AdMode } from '../../content/model/schemas/site'

/** By what may be loaded: `scripts`, `images` and `connections` of a page, and its `frames`. */
type AdHosts = Readonly<Record<'scripts' | 'frames' | 'images' | 'connections', readonly string[]>>

type AdSettings = {
  readonly mode: AdMode
  readonly scriptUrl: string
  /** Further hosts of a network whose script runs in the page. */
  readonly hosts: AdHosts
}

/** What a page may load for its ads. */
export function adSources({ mode, scriptUrl, hosts }: AdSettings): AdHosts {
  if (mode !== 'inline')
    // Isolated ones stand in frames of ours.
    return { scripts: [], frames: [], images: [], connections: [] }
  const { origin } = new URL(scriptUrl)
  const withOwn = (further: readonly string[]) => [...new Set([origin, ...further])]
  return {
    scripts: withOwn(hosts.scripts),
    frames: withOwn(hosts.frames),
    images: withOwn(hosts.images),
    connections: withOwn(hosts.connections),
  }
}

/**
 * The policy of the frame in which the ad network's code runs. Nobody can list in advance whose scripts an ad loads:
 * what protects the reader is the sandbox, which also holds when somebody opens the frame's address directly.
 */
export const adFrameDirectives = [
  { name: 'default-src', values: ["'none'"] },
  { name: 'script-src', values: ["'unsafe-inline'", "'unsafe-eval'", 'https:'] },
  { name: 'style-src', values: ["'unsafe-inline'", 'https:'] },
  ...['img-src', 'font-src', 'media-src', 'frame-src'].map((name) => ({
    name,
    values: ['https:', 'data:', 'blob:'],
  })),
  { name: 'connect-src', values: ['https:', 'wss:'] },
  { name: 'form-action', values: ['https:'] },
  { name: 'base-uri', values: ["'none'"] },
]

/** With the directives that work in a header only. */
export const adFrameHeaderDirectives = [
  ...adFrameDirectives,
  { name: 'frame-ancestors', values: ["'self'"] },
  { name: 'sandbox', values: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'] },
]
