import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments, findBrowser } from '../lib/browser'
import { fail, measuredOn } from '../lib/report'
import { pages } from '../lib/site'
import { missingTools } from '../lib/tools'
import { budgetTable, isKept } from './budget'
import { growth } from './growth'
import { lighthouseVersion } from './lighthouse'
import { peers } from './peers'
import { site } from './site'
import { slow } from './slow'
import { workshop } from './workshop'

// `npm run bench`: what the site promises, measured. Takes more than an hour on two cores. Let nothing else run meanwhile.

/** What each part is given. */
export type Given = {
  routes: string[]
  runs: number
  guides: number[]
  browser: Browser
  executablePath: string
}

const parts = { site, peers, slow, growth, workshop }

/** All pages, each three times through Lighthouse, would take hours: those below home, and some of those below these. */
const sampled = [
  ...pages()
    .map(({ path }): string => path)
    .filter((path) => path.lastIndexOf('/') === 0),
  '/types-of-fences/picket',
  '/installation-maintenance/before-you-dig',
  '/installation-maintenance/posts-and-gates',
  '/fence-laws/california',
]

const usage = `npm run bench -- [${Object.keys(parts).join('|')}] [--routes /,/history] [--runs 3] [--guides 100,300,500]

  a part    without it, all are measured
  --routes  these pages, and not one of each kind
  --runs    how often each timing is taken; its median counts
  --guides  with how many guides more the site is built

What is measured without these takes the place of its former section in tests/bench/results.md.`

const wholeNumbers = (list: string) => list.split(',').map(Number)

async function bench() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      routes: { type: 'string', default: sampled.join(',') },
      runs: { type: 'string', default: '3' },
      guides: { type: 'string', default: '100,300,500' },
      help: { type: 'boolean', default: false },
    },
  })
  const due = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name))
  const routes = pages()
    .map((page): string => page.path)
    .filter((path) => values.routes.split(',').includes(path))
  const [runs = NaN, ...guides] = [values.runs, values.guides].flatMap(wholeNumbers)
  const isGood = [runs, ...guides].every((count) => Number.isInteger(count) && count > 0)
  if (values.help || !isGood || due.length === 0 || routes.length === 0) return console.log(usage)
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('There is no Chromium: name one in CHROMIUM_PATH')
  if (missingTools(['nginx-light']).length > 0)
    throw new Error('There is no nginx to serve the sites with. On Debian: apt install nginx-light')

  const browser = await chromium.launch({ executablePath, args: browserArguments })
  const isWhole = !process.argv.slice(2).some((word) => word.startsWith('-'))
  const head = `${measuredOn(executablePath)}, Lighthouse ${lighthouseVersion}; medians of ${runs}.`
  try {
    for (const [name, measure] of due) {
      console.log(`Measuring ${name} ...`)
      const { words, budgets, tables } = await measure({ routes, runs, guides, browser, executablePath })
      if (!budgets.every(isKept)) process.exitCode = 1
      const section = `${[`## ${name}`, head, ...(words ? [words] : []), budgetTable(budgets), ...tables].join('\n\n')}\n`
      console.log(`\n${section}`)
      if (isWhole) await keep(section)
    }
  } finally {
    await browser.close()
  }
}

const results = 'tests/bench/results.md'
const nameOf = (section: string) => section.slice('## '.length, section.indexOf('\n'))

/** Writes a part's section in the place of its former one. */
async function keep(section: string): Promise<void> {
  const [head = '', ...former] = (await readFile(results, 'utf8')).split(/^(?=## )/m)
  const sections = new Map([...former, section].map((text) => [nameOf(text), `${text.trimEnd()}\n`]))
  const known = Object.keys(parts).flatMap((name) => sections.get(name) ?? [])
  await writeFile(results, [`${head.trimEnd()}\n`, ...known].join('\n'))
}

await bench().catch(fail)
