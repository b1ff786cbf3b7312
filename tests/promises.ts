import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

// `npm run promises`: what the tests promise, by suite and file, in the words of their names. A name that is made of
// rows or values shows where they go in.

/** Jest, Playwright and node:test name them alike, with or without rows: test.each(…)('…'). */
const named = /^(?:describe\w*|test|it)(?:\.(?:each|describe|skip|only))?\b/

const titleOf = (node: ts.Expression | undefined): string | undefined => {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1).replace(/\s+/g, ' ')
  return undefined
}

function print(node: ts.Node, depth: number): void {
  const title =
    ts.isCallExpression(node) && named.test(node.expression.getText())
      ? titleOf(node.arguments[0])
      : undefined
  if (title !== undefined) console.log('  '.repeat(depth) + title)
  node.forEachChild((child) => print(child, title === undefined ? depth : depth + 1))
}

for (const suite of ['unit', 'e2e', 'delivery', 'hosts', 'engines']) {
  console.log(suite)
  const folder = path.join(import.meta.dirname, suite)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(?:test|spec)\.tsx?$/.test(name)).toSorted()) {
    console.log(`  ${file}`)
    const text = readFileSync(path.join(folder, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    print(source, 2)
  }
}
