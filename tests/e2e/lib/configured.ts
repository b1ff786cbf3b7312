import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { test } from '@playwright/test'
import { runIn } from '../../lib/run-in'
import { buildWith, type Settings } from './build-with'
import { startPreview, type Preview } from './preview'

// The site with every setting filled in. It is built once (configured.setup.ts) and served to all tests that need it, with
// ads in frames or, from a folder beside out/, in the page. The tests play the third parties: no host outside is requested.

export const network = 'https://ads.example.com/network.js'
export const board = 'https://board.example.com/embed/v1/imageboard/fences'
export const form = 'https://forms.example.com/widget/form/fences'
/** Where our own form, which is there as well, posts to. */
export const endpoint = 'https://forms.example.com/f/contact'
export const formScript = 'https://forms.example.com/js/form_embed.js'

const outs = { isolated: 'out', inline: 'out-inline' }

const withAll = (settings: Settings) => ({
  ...settings,
  news: { ...settings.news, board: 'provider', frameUrl: board, provider: 'the board', saysReady: true },
  contactForm: { ...settings.contactForm, form: 'provider', frameUrl: form, scriptUrl: formScript, endpoint },
  ads: {
    ...settings.ads,
    mode: 'isolated',
    network: {
      name: 'The network',
      scriptUrl: network,
      attributes: { 'data-admpid': '4711' },
      hosts: {
        scripts: ['https://tags.example.com'],
        frames: ['https://*.frames.example.com'],
        images: [],
        connections: [],
      },
    },
  },
})

/** Two runs at the same time must not share builds: each has a port of its own. */
const note = path.join(tmpdir(), `fence-wiki-configured-${process.env['E2E_PORT'] ?? 3210}`)

/** Builds it in a folder of its own. */
export const buildWithAll = () => buildWith(withAll)

export async function buildConfigured(): Promise<void> {
  const { folder } = await buildWithAll()
  await writeFile(note, folder)
  const { code, printed } = await runIn(folder, [
    process.execPath,
    '--import',
    'tsx',
    'tests/e2e/lib/ads-inline.ts',
  ])
  if (code !== 0) throw new Error(`Its ads could not be put in the page:\n${printed}`)
}

export async function removeConfigured(): Promise<void> {
  const folder = await readFile(note, 'utf8').catch(() => undefined)
  if (folder === undefined) return
  await rm(folder, { recursive: true, force: true })
  await rm(note)
}

/** Serves such a build for the tests of one file or group. */
export function serveConfigured(mode: keyof typeof outs): {
  readonly url: string
  /** Of the copy that is built and served. */
  readonly folder: () => Promise<string>
} {
  let preview: Preview | undefined
  test.beforeAll(async () => {
    preview = await startPreview({}, await readFile(note, 'utf8'), outs[mode])
  })
  test.afterAll(() => preview?.stop())
  return {
    get url() {
      return preview?.url ?? ''
    },
    folder: () => readFile(note, 'utf8'),
  }
}
