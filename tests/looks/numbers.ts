import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserArguments, findHeadless } from '../lib/browser.mjs'
import { readersFonts } from '../lib/fonts'
import { fail, figure, table } from '../lib/report'
import { startPreview } from '../e2e/lib/preview'
import { measurePage, type Figures } from './measure'

// `npm run looks:numbers`: what a change of the arrangement changes, as two tables. Run it before and after.

const usage = `npm run looks:numbers -- [--url http://localhost:3000] [--pages /,/history] [--fonts machine|readers]

  --url    a site that is served already; without it, out/
  --pages  only these; without it, all of the sitemap
  --fonts  those that heights and places are measured in; letters a line are always in all three`

async function sitemap(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap.xml`)
  if (!answer.ok) throw new Error(`${url}/sitemap.xml: ${answer.status}`)
  return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    decodeURI(new URL(address).pathname),
  )
}

async function numbers() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      pages: { type: 'string' },
      fonts: { type: 'string', default: 'machine' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  if (values.fonts !== 'machine' && values.fonts !== 'readers')
    throw new Error(`--fonts ${values.fonts}: must be machine or readers`)
  const server = values.url === undefined ? await startPreview({}) : undefined
  const url = values.url ?? server?.url ?? ''
  const options = { executablePath: findHeadless(), args: browserArguments }
  const [machine, readers] = [
    await chromium.launch(options),
    await chromium.launch({ ...options, env: readersFonts() }),
  ]
  try {
    const rows: [string, Figures][] = []
    for (const path of values.pages?.split(',') ?? (await sitemap(url))) {
      rows.push([path, await measurePage({ machine, readers }, values.fonts, url + path)])
      console.error(path)
    }
    print(rows)
  } finally {
    await Promise.all([machine.close(), readers.close()])
    server?.stop()
  }
}

/** A place on the page at both widths; a dash where the page has no such thing. */
const at = ({ phone, desktop }: { phone?: number | undefined; desktop?: number | undefined }) => [
  figure(phone),
  figure(desktop),
]

function print(rows: readonly [string, Figures][]) {
  console.log('Pixels from the top of the page, at 360 and 1280 px:\n')
  console.log(
    table(
      ['Page', 'Height 360', '1280', 'Contents 360', '1280', 'First step 360', '1280', 'Repairs 360', '1280'],
      rows.map(([path, page]) => [
        path,
        ...[page.height, page.contents, page.steps, page.repairs].flatMap(at),
      ]),
    ),
  )
  console.log('\nLetters a line at 1280 px; letters and bytes without decimals:\n')
  console.log(
    table(
      [
        'Page',
        'Machine',
        'Noto Serif',
        'Gelasio',
        'House ads 360 %',
        '1280 %',
        'Sheets',
        'HTML gz B',
        'CLS 360',
        '1280',
      ],
      rows.map(([path, page]) => [
        path,
        ...[page.letters.machine, page.letters.notoSerif, page.letters.gelasio].map((letters) =>
          figure(letters),
        ),
        figure(page.houseAds.phone * 100, 1),
        figure(page.houseAds.desktop * 100, 1),
        figure(page.sheets),
        figure(page.bytes),
        figure(page.shift.phone, 4),
        figure(page.shift.desktop, 4),
      ]),
    ),
  )
  const total = (count: (page: Figures) => number) => rows.reduce((sum, [, page]) => sum + count(page), 0)
  console.log(
    `\nAll ${rows.length} pages: ${figure(total((page) => page.height.phone))} px at 360, ${figure(total((page) => page.height.desktop))} px at 1280, ${figure(total((page) => page.sheets))} sheets of Letter paper.`,
  )
}

await numbers().catch(fail)
