import { workerAddress } from '../offline/addresses'

/**
 * Turbopack and React (Next 16.4, React 19.3) assign strings where Trusted Types require objects, and a worker is
 * registered by a string. Allowed are: our own chunks and worker, this page's third-party script, React's empty script
 * element, and text without markup (JSON-LD).
 * https://github.com/vercel/next.js/issues/32209, https://github.com/react/react/issues/27673
 */
export function allowStrings(trusted: string): void {
  // There may be one already, from an earlier attempt or from components/ads/ad-loader.ts.
  if (window.trustedTypes?.defaultPolicy) return
  const chunks = `${location.origin}/_next/`
  const worker = `${location.origin}${workerAddress}`
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : undefined),
    createScriptURL: (address) => {
      const { href, origin, pathname } = new URL(address, location.href)
      const isOurs = href.startsWith(chunks) || `${origin}${pathname}` === worker
      return address === trusted || isOurs ? address : undefined
    },
  })
}
