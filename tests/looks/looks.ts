import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserArguments, findHeadless } from '../lib/browser'
import { readersFonts } from '../lib/fonts'
import { fail } from '../lib/report'
import { takePicture } from './picture'
import { startSites } from './sites'
import { looks, onPaper, type Shot } from './state'
import { states } from './states'

// `npm run looks`: every page and state as readers see it, in their fonts, in one HTML file.

const usage = `npm run looks -- [--page /books] [--state radio] [--width 360] [--look dark]

Only pages and states with these words in their names, windows of this width, and this of the looks: ${[...looks.map(({ name }) => name), onPaper].join(', ')}.
Each may be a list: --width 360,1280. Everything takes half an hour on two cores.`

const into = 'looks'

/** Everything that there is to be seen. */
const everyShot = states.flatMap((state) =>
  state.pages.flatMap((page): Shot[] =>
    state.paper
      ? [{ page, state, look: onPaper }]
      : looks.flatMap(({ name, widths }) =>
          widths
            .filter((width) => state.widths === undefined || state.widths.includes(width))
            .map((width) => ({ page, state, look: name, width })),
        ),
  ),
)

const titleOf = ({ page, state, look, width }: Shot) => [state.name, page, width ?? '', look].join(' ')

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const sheet = (pictures: readonly { title: string; file: string }[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Looks</title>
<style>
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 16px }
img { width: 100%; height: 320px; object-fit: cover; object-position: top; border: 1px solid }
</style>
<main>
${pictures
  .map(({ title, file }) => `<a href="${file}"><img loading="lazy" alt="" src="${file}">${escape(title)}</a>`)
  .join('\n')}
</main>
</html>
`

async function lookAround(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { page: text, state: text, width: text, look: text, help: { type: 'boolean' } },
  })
  const isChosen = (list: string | undefined, fits: (word: string) => boolean) =>
    list === undefined || list.split(',').some(fits)
  const shots = everyShot.filter(
    ({ page, state, look, width }) =>
      // The home page's name is part of every other.
      isChosen(values.page, (word) => (word === '/' ? page === word : page.includes(word))) &&
      isChosen(values.state, (word) => state.name.includes(word)) &&
      isChosen(values.look, (word) => look === word) &&
      isChosen(values.width, (word) => String(width) === word),
  )
  if (values.help || shots.length === 0) return console.log(usage)
  await rm(into, { recursive: true, force: true })
  await mkdir(into)
  const sites = await startSites(shots.map(({ state }) => state))
  const launched = { executablePath: findHeadless(), args: browserArguments, env: readersFonts() }
  const browser = await chromium.launch(launched)
  const faults: string[] = []
  const take = async (shot: Shot) => {
    const title = titleOf(shot)
    const file = `${title.replaceAll(/[^a-z0-9]+/gi, '-')}.jpg`
    try {
      await writeFile(path.join(into, file), await takePicture(browser, sites.urlOf(shot.state), shot))
      return [{ title, file }]
    } catch (error) {
      faults.push(`✗ ${title}: ${String(error).split('\n')[0]}`)
      return []
    }
  }
  try {
    const pictures: Awaited<ReturnType<typeof take>> = []
    // Two at a time, in order.
    for (let at = 0; at < shots.length; at += 2) {
      pictures.push(...(await Promise.all(shots.slice(at, at + 2).map(take))).flat())
      process.stderr.write(`\r${at} of ${shots.length} `)
    }
    await writeFile(path.join(into, 'index.html'), sheet(pictures))
    console.log([`\n${pictures.length} pictures: ${into}/index.html`, ...faults].join('\n'))
  } finally {
    await Promise.all([sites.stop(), browser.close()])
  }
  process.exitCode = faults.length > 0 ? 1 : 0
}

await lookAround().catch(fail)
