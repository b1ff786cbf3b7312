const rawText = /(<(?:script|style|noscript|textarea)\b[^]*?<\/(?:script|style|noscript|textarea)>)/
const tag = /<[a-z][^\s>]*(?: [^\s=>]+="[^"]*")+>/g
const attribute = / ([^\s=>]+)="([^"]*)"/g
/** What may stand without quotation marks: https://html.spec.whatwg.org/multipage/syntax.html#unquoted */
const unquoted = /^[^\s"'=<>`]+$/

/**
 * The same page with fewer bytes, to every parser: 100 to 250 after compression. The head stays as it is, for programs
 * that read it without one.
 * @param html as parse5 writes it
 */
export function shortHtml(html: string): string {
  const body = html.indexOf('<body')
  if (body < 0) return html
  const parts = html.slice(body).split(rawText)
  return html.slice(0, body) + parts.map((part, index) => (index % 2 === 0 ? shorten(part) : part)).join('')
}

function shorten(html: string): string {
  return html.replaceAll('&nbsp;', '\u00a0').replace(tag, (whole) =>
    whole.replace(attribute, (same, name: string, value: string) => {
      // An empty address is one (that of the page), and validators want to see it.
      if (value === '') return name === 'href' ? same : ` ${name}`
      return unquoted.test(value) ? ` ${name}=${value}` : same
    }),
  )
}
