import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { scripts } from '@/package.json'

const ofFolders = ['delivery', 'tests/bench', 'tests/load'].map((folder) => `${folder}/README.md`)
const documents = ['README.md', '.github/CONTRIBUTING.md', 'delivery/OPERATING.md', ...ofFolders]
const readme = readFileSync('README.md', 'utf8')

test('its table names every script of package.json, and no other', () => {
  const cells = Array.from(readme.matchAll(/^\| (`[^|]*)\|/gm), ([, cell = '']) => cell)
  const commands = cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name))
  const names = commands.map((command) => command.replace(/^npm (?:run )?/, '').replace(/ -- .*/, ''))
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test.each(documents)('every file that %s links to or names is there', (file) => {
  const text = readFileSync(file, 'utf8')
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) =>
    path.join(path.dirname(file), link),
  )
  const named = [...text.matchAll(/`((?:app|components|content|delivery|styles|tests)\/[\w./-]+)`/g)]
    .map(([, name = '']) => name)
    // Written by the build or `npm run news`, or the page and the drawing that CONTRIBUTING.md adds.
    .filter((name) => !/^delivery\/recipes\/|^content\/news\/|\bgates\b|\bhinge\b/.test(name))
  expect([...linked, ...named].filter((name) => !existsSync(name))).toEqual([])
})

const folders = '.ci .github app components content delivery styles tests'.split(' ')
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
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
