import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compile } from 'sass'

// Types, lint and the build know any `styles.name`: one that no style sheet has is undefined, and nothing is styled.

const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
)

/** Each import of a style sheet: the file that imports, the sheet, and the classes that it asks it for. */
const imports = sources.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const code = text.replaceAll(/^import .*$/gm, '')
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.scss)'$/gm)].map(([, name, from]) => ({
    file,
    sheet: from?.startsWith('@/') ? from.slice(2) : path.join(path.dirname(file), from ?? ''),
    // A name in brackets may be any.
    asked: [...code.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|(\\[))`, 'g'))].map(([, asked]) => asked),
  }))
})

test('every style sheet has the classes that it is asked for, and no others', () => {
  const sheets = new Set(imports.map(({ sheet }) => sheet))
  expect(sheets.size).toBeGreaterThan(100)
  expect([...sheets].flatMap(faultsOf)).toEqual([])
})

function faultsOf(sheet: string): string[] {
  const classes = new Set([...compile(sheet).css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name))
  const asking = imports.filter((one) => one.sheet === sheet)
  const asked = asking.flatMap((one) => one.asked)
  const misspelt = asking.flatMap(({ file, asked }) =>
    asked.filter((name) => name && !classes.has(name)).map((name) => `${file}: ${sheet} has no .${name}`),
  )
  const unused = asked.includes(undefined) ? [] : [...classes].filter((name) => !asked.includes(name))
  return [...misspelt, ...unused.map((name) => `${sheet}: nothing asks for .${name}`)]
}
