import { expect, test, type Page } from '@playwright/test'
import { startIcecast, startSource } from '../lib/icecast'
import { missingTools, skipWithout } from '../lib/tools'
import { startPreview, type Preview } from './lib/preview'

// The live radio, and when things break, with a real Icecast behind the preview's proxy.

type Icecast = Awaited<ReturnType<typeof startIcecast>>
type Source = Awaited<ReturnType<typeof startSource>>

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let icecast: Icecast
let source: Source
let preview: Preview

const skip = skipWithout(missingTools(['icecast2', 'ffmpeg']))

test.beforeAll(async () => {
  if (skip) test.skip(true, skip)
  icecast = await startIcecast()
  source = await startSource(icecast)
  preview = await startPreview({ RADIO_UPSTREAM: `http://127.0.0.1:${icecast.port}/stream` })
})

test.afterAll(async () => {
  preview?.stop()
  await source?.stop()
  await icecast?.stop()
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

/** Runs in the page: how many seconds after the last sound it says that there is none. */
function recordSilence() {
  const audio = document.querySelector('audio')
  let last = { at: performance.now(), time: 0 }
  const watch = window.setInterval(() => {
    const time = audio?.currentTime ?? 0
    if (time > last.time) last = { at: performance.now(), time }
    if (!document.querySelector('[data-longest]')?.textContent.includes('Buffering')) return
    Object.assign(window, { silence: (performance.now() - last.at) / 1000 })
    window.clearInterval(watch)
  }, 50)
}

const tell = (fault: string, seconds: number) =>
  test.info().annotations.push({ type: fault, description: `${seconds.toFixed(1)} s to sound again` })

test('the source drops and comes back', async ({ page }) => {
  await listen(page)
  await source.stop()
  await expect(state(page)).toContainText('Stream temporarily unavailable.', { timeout: 30_000 })

  source = await startSource(icecast)
  tell('source dropped', await soundComes(page))
})

test('the connection stalls without an end', async ({ page }) => {
  await listen(page)
  await page.evaluate(recordSilence)
  preview.freeze()
  try {
    // What is buffered plays first; no event ever reports that the rest will not come.
    await expect(state(page)).toContainText('Stream temporarily unavailable.', { timeout: 40_000 })
    expect(await page.evaluate(() => Reflect.get(window, 'silence'))).toBeLessThan(3)
  } finally {
    preview.thaw()
  }
  tell('connection stalled', await soundComes(page))
})

test('where a mount is missing, the reader is told, and offered the recording', async ({ page }) => {
  const other = await startPreview({ RADIO_UPSTREAM: `http://127.0.0.1:${icecast.port}/nowhere` })
  try {
    await page.goto(`${other.url}/radio`)
    await page.getByRole('button', { name: 'Play', exact: true }).click()

    await expect(state(page)).toContainText('Stream temporarily unavailable.')
    await page.getByRole('button', { name: 'Play our recording' }).click()
    await expect.poll(() => heard(page)).toBeGreaterThan(0.5)
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

    await expect(state(page)).toContainText('Stream temporarily unavailable.')
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
