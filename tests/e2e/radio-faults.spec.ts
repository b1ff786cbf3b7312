import { expect, test, type Page } from '@playwright/test'
import { startIcecast, startSource } from '../lib/icecast'
import { missingTools, skipWithout } from '../lib/tools'
import { buildWith, type Build } from './lib/build-with'
import { startPreview as startPreviewOf, type Preview } from './lib/preview'

// The live radio, and when things break, with a real Icecast behind the preview's proxy.

type Icecast = Awaited<ReturnType<typeof startIcecast>>
type Source = Awaited<ReturnType<typeof startSource>>

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let icecast: Icecast
let source: Source
let preview: Preview
/** A site with a stream. */
let site: Build

const startPreview = (environment: Readonly<Record<string, string>>) =>
  startPreviewOf(environment, site.folder)

const skip = skipWithout(missingTools(['icecast2', 'ffmpeg']))

test.beforeAll(async () => {
  if (skip) test.skip(true, skip)
  // A site is built, beside all that else is tested.
  test.setTimeout(480_000)
  site = await buildWith((settings) => ({ ...settings, radio: { ...settings.radio, stream: 'on' } }))
  icecast = await startIcecast()
  source = await startSource(icecast)
  preview = await startPreview({ RADIO_UPSTREAM: `http://127.0.0.1:${icecast.port}/stream` })
})

test.afterAll(async () => {
  preview?.stop()
  await source?.stop()
  await icecast?.stop()
  await site?.remove()
})

const state = (page: Page) => page.getByRole('region', { name: 'Listen', exact: true })
const heard = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)

async function listen(page: Page) {
  await page.goto(`${preview.url}/radio`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(state(page)).toContainText('On air, live.', { timeout: 20_000 })
  await soundComes(page)
}

/** Waits until the sound goes on; returns how many seconds that took. */
async function soundComes(page: Page, timeout = 60_000): Promise<number> {
  const began = Date.now()
  await expect(state(page)).toContainText('On air, live.', { timeout })
  const before = await heard(page)
  await expect.poll(() => heard(page), { timeout }).toBeGreaterThan(before + 0.2)
  return (Date.now() - began) / 1000
}

const tell = (fault: string, seconds: number) =>
  test.info().annotations.push({ type: fault, description: `${seconds.toFixed(1)} s to sound again` })

test('play requests the stream, which nothing has preloaded; pause closes it, and play joins it live again', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname + search)
  })
  await page.goto(`${preview.url}/radio`)
  await expect(state(page)).toContainText('Now Playing on air')
  await expect(page.locator('main')).toContainText('This is a live stream.')
  expect(asked).toEqual([])

  await listen(page)
  expect(asked).toEqual(['/api/stream?port=8000'])
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.locator('audio')).not.toHaveAttribute('src')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await soundComes(page)
})

test('the source drops and comes back', async ({ page }) => {
  await listen(page)
  await source.stop()
  await expect(state(page)).toContainText('Stream temporarily unavailable.', { timeout: 30_000 })

  source = await startSource(icecast)
  tell('source dropped', await soundComes(page))
})

test('the connection stalls without an end', async ({ page }) => {
  await listen(page)
  preview.freeze()
  try {
    // What is buffered plays first; no event ever reports that the rest will not come.
    await expect(state(page)).toContainText('Stream temporarily unavailable.', { timeout: 40_000 })
  } finally {
    preview.thaw()
  }
  tell('connection stalled', await soundComes(page))
})

test('a missing mount cannot be started, and the reader is told', async ({ page }) => {
  const other = await startPreview({ RADIO_UPSTREAM: `http://127.0.0.1:${icecast.port}/nowhere` })
  try {
    await page.goto(`${other.url}/radio`)
    await page.getByRole('button', { name: 'Play', exact: true }).click()

    await expect(state(page)).toContainText('Unable to start playback. Please try again.')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  } finally {
    other.stop()
  }
})

test('a mount of another type than audio is not played', async ({ page }) => {
  const text = await startSource(icecast, { mount: '/text', contentType: 'text/html' })
  const other = await startPreview({ RADIO_UPSTREAM: `http://127.0.0.1:${icecast.port}/text` })
  try {
    await page.goto(`${other.url}/radio`)
    await page.getByRole('button', { name: 'Play', exact: true }).click()

    await expect(state(page)).toContainText('Unable to start playback. Please try again.')
  } finally {
    other.stop()
    await text.stop()
  }
})

// Code that kept the sound would hold 16 KB more every second.
test('listening does not make the heap grow', async ({ page }) => {
  await listen(page)
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize
  }

  await page.waitForTimeout(10_000)
  const early = await heap()
  await page.waitForTimeout(40_000)
  const late = await heap()

  expect(await heard(page)).toBeGreaterThan(45)
  expect(late - early).toBeLessThan(400_000)
})
