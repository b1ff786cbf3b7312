/** A tag by its name without a prefix, or the text between two. */
export type Piece = { readonly tag: string; readonly isEnd: boolean; readonly text: string }

/**
 * The tags and texts of XML, without its comments and declarations. By hand: a page that enforces Trusted Types hands no
 * text to the browser’s own parser. Each character is looked at once, whatever the file holds.
 */
export function* piecesOf(xml: string): Generator<Piece> {
  let at = 0
  /** What stands before `end`, which is passed; to the end of the file where it is missing. */
  const until = (end: string) => {
    const found = xml.indexOf(end, at)
    const part = xml.slice(at, found < 0 ? xml.length : found)
    at = found < 0 ? xml.length : found + end.length
    return part
  }
  while (at < xml.length) {
    const words = until('<')
    if (words !== '') yield textPiece(plainText(words))
    if (xml.startsWith('!--', at)) until('-->')
    else if (xml.startsWith('![CDATA[', at)) yield textPiece(until(']]>').slice('![CDATA['.length))
    else yield* tagPieces(until('>'))
  }
}

const textPiece = (text: string): Piece => ({ tag: '', isEnd: false, text })

/** A tag that is closed at once is its start and its end. */
function tagPieces(tag: string): Piece[] {
  const [, slash = '', name = '', empty = ''] =
    /^(\/?)(?:[\w.-]+:)?([\w.-]+)(?:\s[^]*?)?(\/?)$/.exec(tag) ?? []
  if (name === '') return []
  const end = { tag: name, isEnd: true, text: '' }
  if (slash !== '') return [end]
  return [{ ...end, isEnd: false }, ...(empty === '' ? [] : [end])]
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plainText(words: string): string {
  return words.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return (Object.hasOwn(entities, name) ? entities[name] : undefined) ?? whole
    const code = decimal === undefined ? parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
