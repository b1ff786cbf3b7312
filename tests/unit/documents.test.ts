/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { scripts } from '@/package.json'

const documents = [
  'README.md',
  '.github/CONTRIBUTING.md',
  'delivery/README.md',
  'delivery/OPERATING.md',
  'tests/bench/README.md',
  'tests/load/README.md',
]
const readme = readFileSync('README.md', 'utf8')

test('its table names every script of package.json, and no other', () => {
  const commands = readme
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, command = '']) => command),
    )
    .map((command) => command.replace(/^npm (?:run )?/, '').replace(/ -- .*/, ''))
  expect([...new Set(commands)].toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test.each(documents)('every file that %s links to or names is there', (file) => {
  const text = readFileSync(file, 'utf8')
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) =>
    path.join(path.dirname(file), link),
  )
  const named = [...text.matchAll(/`((?:app|components|content|delivery|styles|tests)\/[\w./-]+)`/g)]
    .map(([, name = '']) => name)
    // Written by the build, or the page that CONTRIBUTING.md adds.
    .filter((name) => !/^delivery\/recipes\/|\bgates\b/.test(name))
  expect([...linked, ...named].filter((name) => !existsSync(name))).toEqual([])
})

const files = ['.ci', '.github', 'app', 'components', 'content', 'delivery', 'styles', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .concat(readdirSync('.'))

/** Each file by all its names: `delivery/build/check.ts`, `build/check.ts`, `check.ts`. */
const names = new Set(
  files.flatMap((file) => file.split(path.sep).map((_, index, parts) => parts.slice(index).join('/'))),
)
const comment = /(?<![/'"`])\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm
const fileName = /(?<![\w/.*<{-])[\w.-]+(?:\/[\w.@[\]-]+)*\.(?:tsx?|mjs|scss|ya?ml|json|md|py|sh)\b(?![\w-])/g

test('every file that a comment names is there', () => {
  const gone = files
    .filter((file) => /\.(?:tsx?|mjs|scss)$/.test(file))
    .flatMap((file) => {
      const comments = readFileSync(file, 'utf8').match(comment) ?? []
      return [...new Set(comments.join('\n').match(fileName))]
        .filter((name) =>
          /^\.\.?\//.test(name) ? !existsSync(path.join(path.dirname(file), name)) : !names.has(name),
        )
        .map((name) => `${file}: ${name}`)
    })
  expect(gone).toEqual([])
})
