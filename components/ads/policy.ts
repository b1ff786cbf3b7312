// What the Content-Security-Policy must allow for ads. delivery/contract/policy.ts writes it into the whole.

export type AdSettings = { readonly mode: 'off' | 'isolated' | 'inline'; readonly scriptUrl: string }

/** What a page may load for its ads. */
export function adSources({ mode, scriptUrl }: AdSettings): { network: string[]; frames: string[] } {
  if (mode === 'isolated') return { network: [], frames: ["'self'"] }
  const network = mode === 'inline' ? [new URL(scriptUrl).origin] : []
  return { network, frames: network }
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
