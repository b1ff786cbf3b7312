import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from '@playwright/test'
import { buildWith, type Settings } from './build-with'
import { startPreview, type Preview } from './preview'

// The site with every setting filled in. It is built once for each ad mode (configured.setup.ts) and served to all
// tests that need it. The tests play the third parties: no host outside is requested.

export const network = 'https://ads.example.com/network.js'
export const board = 'https://board.example.com/embed/v1/imageboard/fences'
export const form = 'https://forms.example.com/widget/form/fences'
export const formScript = 'https://forms.example.com/js/form_embed.js'

export type AdsMode = 'isolated' | 'inline'

const withAll = (settings: Settings, mode: AdsMode) => ({
  ...settings,
  news: { ...settings.news, frameUrl: board, provider: 'the board', saysReady: true },
  contactForm: { ...settings.contactForm, frameUrl: form, scriptUrl: formScript },
  ads: {
    ...settings.ads,
    mode,
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
const note = (mode: AdsMode) =>
  path.join(tmpdir(), `fence-wiki-configured-${process.env['E2E_PORT'] ?? 3210}-${mode}`)

/** Builds it in a folder of its own. */
export const buildWithAll = (mode: AdsMode) => buildWith((settings) => withAll(settings, mode))

export async function buildConfigured(mode: AdsMode): Promise<void> {
  const { folder } = await buildWithAll(mode)
  await writeFile(note(mode), folder)
}

export async function removeConfigured(mode: AdsMode): Promise<void> {
  const folder = await readFile(note(mode), 'utf8').catch(() => undefined)
  if (folder === undefined) return
  await rm(folder, { recursive: true, force: true })
  await rm(note(mode))
}

/** Serves such a build for the tests of one file or group. */
export function serveConfigured(mode: AdsMode): { readonly url: string } {
  let preview: Preview | undefined
  test.beforeAll(async () => {
    preview = await startPreview({}, await readFile(note(mode), 'utf8'))
  })
  test.afterAll(() => preview?.stop())
  return {
    get url() {
      return preview?.url ?? ''
    },
  }
}
