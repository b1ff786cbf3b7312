import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { copyProject, edit } from '../lib/copy-project'
import { freePort } from '../lib/free-port'
import { startProgram } from '../lib/start-program'
import { until } from '../lib/until'
import type { Given } from './bench'
import type { Budget, Found } from './budget'
import { median, medians } from './median'
import { timed } from './sizes'

// What everyday work on the site takes, on a copy of it: development, the check, builds, unit tests.

const guide = 'content/guides/installation-maintenance/before-you-dig.md'
const guidePath = '/installation-maintenance/before-you-dig'
const tsx = (file: string) => [process.execPath, '--import=tsx', file] as const
const jest = ['node_modules/.bin/jest', '--config', 'tests/jest.config.mjs', '--no-cache'] as const

export async function workshop({ runs }: Given): Promise<Found> {
  const folder = await copyProject()
  const dropCaches = () => rm(path.join(folder, '.next'), { recursive: true, force: true })
  const seconds = async (...parameters: Parameters<typeof timed>) => (await timed(...parameters)).seconds
  const cold = (...parameters: Parameters<typeof timed>) =>
    median(runs, async () => {
      await dropCaches()
      return seconds(...parameters)
    })
  try {
    console.log('  development')
    const dev = await medians(runs, () => develop(folder))
    console.log('  the check')
    const check = tsx('delivery/build/check.ts')
    const coldCheck = await cold(folder, check)
    const warmCheck = await median(runs, () => seconds(folder, check))
    console.log('  builds')
    const coldBuild = await cold(folder)
    const warm = await medians(runs, () => timed(folder))
    const edited = await median(runs, async () => {
      await edit(path.join(folder, guide), (text) => `${text}\nAnother sentence.\n`)
      return seconds(folder)
    })
    console.log('  unit tests')
    const unit = await median(runs, () => seconds(folder, jest, 'test'))
    const rows: [name: string, value: number, must: number][] = [
      ['npm run dev: ready', dev.ready, 4],
      ['npm run dev: the first page', dev.first, 4],
      ['npm run dev: a page of another kind', dev.other, 0.5],
      ['npm run dev: a page seen before', dev.again, 0.1],
      ['an edit of words, seen', dev.words, 0.2],
      ['an edit of front matter, seen', dev.matter, 0.2],
      ['a new guide, seen', dev.added, 0.2],
      ['an edit of a state’s facts, seen', dev.facts, 0.2],
      ['npm run check, cold', coldCheck, 3],
      ['npm run check, nothing changed', warmCheck, 1],
      ['next build, cold', coldBuild, 75],
      ['next build, nothing changed', warm.seconds, 20],
      ['next build, one guide edited', edited, 22],
      ['unit tests, cold', unit, 45],
    ]
    return {
      words: 'An edit is seen when the page that is asked for again has it.',
      budgets: [
        ...rows.map(([name, value, must]): Budget => ({ name, value, unit: 's', must })),
        { name: 'memory of a build', value: warm.memory / 1e6, unit: 'MB', must: 1200 },
      ],
      tables: [],
    }
  } finally {
    await rm(folder, { recursive: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** One session of `npm run dev`, with nothing in the cache: seconds that each step takes. */
async function develop(folder: string) {
  const inCopy = (name: string) => path.join(folder, name)
  await rm(inCopy('.next/dev'), { recursive: true, force: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const since = async (act: () => Promise<unknown>) => {
    const began = performance.now()
    await act()
    return (performance.now() - began) / 1000
  }
  const words = async (page: string) => (await fetch(url + page)).text()
  const shows = (page: string, text: string) =>
    until(`${page} with “${text}”`, async () => (await words(page)).includes(text))
  /** Another text each time: the one before may be there still. */
  const mark = () => `Edited ${performance.now()}`
  const seen = async (file: string, page: string, change: (text: string, mark: string) => string) => {
    const text = mark()
    const before = await readFile(inCopy(file), 'utf8')
    const seconds = await since(async () => {
      await writeFile(inCopy(file), change(before, text))
      await shows(page, text)
    })
    await writeFile(inCopy(file), before)
    return seconds
  }

  const [command, ...parameters] = tsx('delivery/preview/dev.ts')
  const began = performance.now()
  const dev = startProgram(command, parameters, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port) },
  })
  try {
    // The server listens before it is ready, and what is asked for waits.
    await until('the development server', async () => (await fetch(`${url}/icon.svg`)).ok, 60_000)
    const ready = (performance.now() - began) / 1000
    const first = await since(() => words(guidePath))
    const other = await since(() => words('/fence-laws/ohio'))
    const again = await since(() => words(guidePath))
    const wordsSeen = await seen(guide, guidePath, (text, mark) => `${text}\n${mark}.\n`)
    const matter = await seen(guide, guidePath, (text, mark) =>
      text.replace(/^heading: .*/m, `heading: ${mark}`),
    )
    const facts = await seen('content/data/places/ohio.json', '/fence-laws/ohio', (text, mark) =>
      text.replace('"title": "', `"title": "${mark} `),
    )
    const file = inCopy('content/guides/added.md')
    const text = mark()
    const example = await readFile(inCopy(guide), 'utf8')
    const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(example) ?? []
    const added = await since(async () => {
      await writeFile(file, `${frontMatter.replace(/^heading: .*/m, `heading: ${text}`)}\nWords.\n`)
      await shows('/added', text)
    })
    await rm(file)
    return { ready, first, other, again, words: wordsSeen, matter, facts, added }
  } finally {
    await dev.stop('SIGINT')
  }
}
