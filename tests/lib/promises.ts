import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** What a test promises, in the words of its name, below the names of what it stands in. */
export type Promised = { file: string; titles: readonly string[] }

/** Jest, Playwright and node:test name them alike, with or without rows: test.each(…)('…'). */
const named = /^(?:describe\w*|test|it)(?:\.(?:each|describe|skip|only|step))?\b/

const folder = path.join(import.meta.dirname, '..')

function titleOf(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1).replace(/\s+/g, ' ')
  return undefined
}

function promisedIn(node: ts.Node, above: Promised): Promised[] {
  const title =
    ts.isCallExpression(node) && named.test(node.expression.getText())
      ? titleOf(node.arguments[0])
      : undefined
  const here = title === undefined ? above : { ...above, titles: [...above.titles, title] }
  const found = title === undefined ? [] : [here]
  node.forEachChild((child) => void found.push(...promisedIn(child, here)))
  return found
}

/** The promises of a suite's files, in the order in which they stand there. A file is named from tests/. */
export function promisesOf(suite: string): Promised[] {
  return readdirSync(path.join(folder, suite), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
    .toSorted()
    .flatMap((name) => {
      const file = `${suite}/${name}`
      const text = readFileSync(path.join(folder, file), 'utf8')
      return promisedIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), { file, titles: [] })
    })
}

export const suites = ['unit', 'e2e', 'delivery', 'hosts', 'engines']
