import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments, findHeadless } from '../lib/browser'
import { readersFonts } from '../lib/fonts'
import { fail } from '../lib/report'
import { readOptions, usage } from './options'
import { takePicture } from './picture'
import { writeSheet, type Picture } from './sheet/write-sheet'
import { startSites } from './sites'
import type { FontSet, Shot } from './state'

// `npm run looks`: every page and state as readers see it, in one HTML file to leaf through. See options.ts.

const nameOf = ({ page, state, look, width, fonts }: Shot) =>
  [page, state.name, width ?? '', look, fonts].join(' ').replaceAll(/[^a-z0-9]+/gi, '-')

const titleOf = ({ page, state, look, width, fonts }: Shot) =>
  `${state.name}, ${page}, ${width === undefined ? '' : `${width} px, `}${look}, ${fonts}’ fonts`

async function lookAround(): Promise<void> {
  const options = readOptions()
  if (!options) return console.log(usage)
  const began = performance.now()
  const { shots, into } = options
  await rm(path.join(into, 'pictures'), { recursive: true, force: true })
  await mkdir(path.join(into, 'pictures'), { recursive: true })
  const sites = await startSites(shots.map(({ state }) => state))
  const browsers = await launch()
  const pictures: Picture[] = []
  const faults: string[] = []
  const take = async (shot: Shot) => {
    const file = path.join('pictures', `${nameOf(shot)}.jpg`)
    try {
      await writeFile(
        path.join(into, file),
        await takePicture(browsers[shot.fonts], sites.urlOf(shot.state), shot),
      )
      const [page = ''] = shot.page.split('?')
      pictures.push({ ...shot, page, state: shot.state.name, file, isWhole: shot.state.whole === true })
    } catch (error) {
      const [reason] = String(error).split('\n')
      faults.push(`✗ ${titleOf(shot)}: ${reason}`)
    }
    process.stderr.write(`\r${pictures.length + faults.length} of ${shots.length} `)
  }
  try {
    const waiting = [...shots]
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await take(next)
    }
    await Promise.all([lane(), lane()])
  } finally {
    await Promise.all([sites.stop(), ...Object.values(browsers).map((browser) => browser.close())])
  }
  const order = new Map(shots.map((shot, index) => [nameOf(shot), index]))
  const place = ({ file }: Picture) => order.get(path.basename(file, '.jpg')) ?? 0
  await writeSheet(
    into,
    pictures.toSorted((a, b) => place(a) - place(b)),
  )

  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(['', ...faults].join('\n'))
  console.log(
    `${pictures.length} pictures in ${minutes} minutes, ${faults.length} states not reached: ${path.join(into, 'index.html')}`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
}

async function launch(): Promise<Record<FontSet, Browser>> {
  const options = { executablePath: findHeadless(), args: browserArguments }
  return {
    machine: await chromium.launch(options),
    readers: await chromium.launch({ ...options, env: readersFonts() }),
  }
}

await lookAround().catch(fail)
