/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
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

test('README.md has at most 90 lines', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(90)
})

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
