import { isAlias, isScalar, parseDocument, visit, type Document, type YAMLParseError } from 'yaml'

/** What is wrong, where it begins, and in which field, if it is one. */
type Fault = { offset: number; says: string; field?: string }

type Line = { offset: number; text: string; key: string; value: string }

/**
 * The front matter as YAML, and what is wrong with it in the words of somebody who writes pages: after the first slip
 * the parser finds others that are none, so only that one is told.
 */
export function readFrontMatter(yaml: string): { document: Document; faults: Fault[] } {
  const document = parseDocument(yaml, { prettyErrors: false })
  const first = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  if (first) return { document, faults: [explain(yaml, first)] }
  const twice = document.errors.map(({ pos: [offset] }) => ({
    offset,
    says: `the field "${lineAt(yaml, offset).key}" stands there twice`,
  }))
  return { document, faults: [...twice, ...misread(yaml, document)] }
}

function explain(yaml: string, { code, message, pos: [position] }: YAMLParseError): Fault {
  const all = linesOf(yaml)
  const tab = all.find(({ text }) => /^ *\t/.test(text))
  if (tab) return { offset: tab.offset, says: 'begins with a tab; indent with spaces' }
  if (code === 'MISSING_CHAR') {
    const open = all.find(({ value }) => /^(["'])(?!.*\1\s*$)|^["']$/.test(value))
    if (open) return about(open, `the quotation mark before ${open.value.slice(1, 30)} has none behind it`)
    const list = all.find(({ value }) => /^\[/.test(value) && (value.match(/"/g) ?? []).length % 2 === 1)
    if (list) return about(list, 'a quotation mark in this list has none behind it')
  }
  // A list that is not closed is noticed on the next line.
  const line = lineAt(yaml, code === 'BAD_INDENT' ? position - 1 : position)
  const next = all[all.findIndex(({ offset }) => offset === line.offset) + 1]
  if (/^\S+:\S/.test(line.text) && line.key === '')
    return { offset: line.offset, says: 'needs a space behind the colon, like "label: Gates"' }
  if (line.key === '' && code === 'MULTILINE_IMPLICIT_KEY')
    return { offset: line.offset, says: 'is no field; write its name, a colon, and a space before its words' }
  if (/^[[{]/.test(line.value))
    return /[\]}]\s*$/.test(line.value)
      ? about(line, 'put each text of this list in quotation marks, like ["6 ft: tall"]')
      : about(line, `has no "${line.value.startsWith('[') ? ']' : '}'}" at its end`)
  if (next && /^ +\S+:/.test(next.text) && !/:(?:\s|$)/.test(line.value))
    return { offset: next.offset, says: `begins with a space, as if it belonged to "${line.key}"; remove it` }
  return line.value === ''
    ? { offset: position, says: `cannot be read: ${message}` }
    : about(line, inQuotes(line.value))
}

/** What the parser takes for something else than words: `#1`, `*Gates*`, `!Gates`. */
function misread(yaml: string, document: Document): Fault[] {
  const faults: Fault[] = []
  visit(document, {
    Node(_, node) {
      const isSpecial = isAlias(node) || node.anchor !== undefined || /^![^!]/.test(node.tag ?? '')
      const isCut = isScalar(node) && node.type === 'PLAIN' && node.comment
      if (!isSpecial && !isCut) return
      const line = lineAt(yaml, node.range?.[0] ?? 0)
      if (line.key !== '' && !line.value.startsWith('[')) faults.push(about(line, inQuotes(line.value)))
    },
  })
  return faults
}

const about = ({ offset, text, key, value }: Line, says: string): Fault => ({
  offset: offset + text.indexOf(value, key.length),
  field: key,
  says,
})

/** Quotation marks of any kind around the words were meant as such. */
function inQuotes(value: string): string {
  const inner = /^(["']).*\1$|^[“„‘«][^“”„‘’«»]*[”“’»]$/.test(value) ? value.slice(1, -1) : value
  const quoted = /["\\]/.test(inner) ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`
  return `put the words in quotation marks: ${quoted}`
}

function lineAt(yaml: string, position: number): Line {
  const lines = linesOf(yaml)
  const none: Line = { offset: 0, text: '', key: '', value: '' }
  return lines.findLast(({ offset }) => offset <= position) ?? none
}

function linesOf(yaml: string): Line[] {
  let offset = 0
  return yaml.split('\n').map((written) => {
    const start = offset
    offset += written.length + 1
    const text = written.trimEnd()
    const [, key = '', value = ''] = /^[ \t]*["']?([\w-]+)["']?:(?:\s+(.*))?$/.exec(text) ?? []
    return { offset: start, text, key, value }
  })
}
