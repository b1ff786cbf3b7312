/**
 * Turbopack and React (Next 16.4, React 19.3) assign strings where Trusted Types require objects. Allowed are: our own
 * chunks, this page's third-party script, React's empty script element, and text without markup (JSON-LD).
 * https://github.com/vercel/next.js/issues/32209, https://github.com/react/react/issues/27673
 */
export function allowStrings(trusted: string): void {
  // There may be one already, from an earlier attempt or from components/ads/ad-loader.ts.
  if (window.trustedTypes?.defaultPolicy) return
  const chunks = `${location.origin}/_next/`
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : undefined),
    createScriptURL: (address) =>
      address === trusted || new URL(address, location.href).href.startsWith(chunks) ? address : undefined,
  })
}
