import { readFileSync } from 'node:fs'
import process from 'node:process'
import { isNode, LineCounter, parseDocument } from 'yaml'

/**
 * On GitHub, has a pull request show faults below the lines they stand on; elsewhere does nothing.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 * @param faults such as `content/guides/history.md:12:3: …` or `content/site.json › contact.email: …`
 */
export function annotate(level: 'error' | 'warning', faults: readonly string[]): void {
  if (process.env['GITHUB_ACTIONS'] !== 'true') return
  for (const fault of faults) console.log(`::${level} ${placeOf(fault)}::${escape(fault)}`)
}

function placeOf(fault: string): string {
  const [, file, line, column] = /^([\w-]+\/[^\s:]+\.\w+)(?::(\d+):(\d+))?/.exec(fault) ?? []
  if (file === undefined) return ''
  const [, field] = /^\S+\.json › (.+?): /.exec(fault) ?? []
  const { line: inLine, col } = line ? { line, col: column } : placeInJson(file, field)
  return `file=${file},line=${inLine},col=${col}`
}

/** JSON is YAML, whose parser knows where each value stands. */
function placeInJson(file: string, field = '') {
  const lineCounter = new LineCounter()
  const source = field === '' ? '' : readFileSync(file, 'utf8')
  const document = parseDocument(source, { lineCounter })
  const keys = Array.from(field.matchAll(/\["(.+?)"\]|[^.[\]]+/g), ([word, quoted = word]) => quoted)
  // What is missing stands nowhere: named is the object that lacks it.
  while (keys.length > 0 && !document.hasIn(keys)) keys.pop()
  const node = document.getIn(keys, true)
  return lineCounter.linePos((isNode(node) && node.range?.[0]) || 0)
}

/** In a command, a line break would end it, and `%` begins an escape. */
const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
