/** The radio's place at the foot of every page. */
export const bar = 'site-island[name=radio-bar]'

export type Page = { document: Document; styles: string }

/** An inline style would be held against this document's policy, which names only its own, while the page is parsed. */
const styleElement = /<style[^>]*>([^]*?)<\/style>/g

/** Only HTML of this site is parsed by it, which the browser would run as a page of its own otherwise. */
const policy = window.trustedTypes?.createPolicy('radio', { createHTML: (html) => html })

/** @returns no page for what is no page of this site, or cannot be had */
export async function fetchPage(href: string): Promise<{ page?: Page; address: string; status: number }> {
  try {
    const response = await fetch(href, { mode: 'same-origin' })
    const address = new URL(response.url)
    address.hash = new URL(href, location.href).hash
    const answer = { address: address.href, status: response.status }
    if (!response.headers.get('content-type')?.startsWith('text/html')) return answer
    const html = await response.text()
    const text = html.replaceAll(styleElement, '')
    const parsed = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html')
    if (!parsed.querySelector(bar)) return answer
    const styles = [...html.matchAll(styleElement)].map(([, css = '']) => css)
    // The sheet that pages share would come after them, and show them without it first.
    for (const link of parsed.querySelectorAll<HTMLLinkElement>('body link[rel=stylesheet]')) {
      link.remove()
      styles.push(await (await fetch(link.href)).text())
    }
    return { ...answer, page: { document: parsed, styles: styles.join('') } }
  } catch {
    return { address: href, status: 0 }
  }
}
