import assert from 'node:assert/strict'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from './site'

// A reader of out/ while it is built again, as a server is one. What the preview answers meanwhile is in
// preview/site-handler.test.ts.

/** Stands in the home page of the out/ that was there before. */
const mark = '<!-- of the build before -->'
const policyTag = '<meta http-equiv="Content-Security-Policy"'

/** Gives a copy the out/ of this project as that of its build before. */
export async function putFormerOut({ out, inCopy }: Site) {
  await cp('out', out, { recursive: true })
  const home = inCopy('out/index.html')
  await writeFile(home, `${await readFile(home, 'utf8')}${mark}`)
  for (const ending of ['.br', '.gz']) await rm(`${home}${ending}`)
}

/**
 * Reads the home page every few milliseconds.
 * @returns what ends that, and tells what was seen, and how often
 */
export function startReading({ file }: Site) {
  const seen: { state: string; times: number }[] = []
  const stopped = new AbortController()
  const reading = (async () => {
    while (!stopped.signal.aborted) {
      const state = stateOf(await file('index.html').catch(() => undefined))
      const last = seen.at(-1)
      if (last?.state === state) last.times += 1
      else seen.push({ state, times: 1 })
      await pause(4)
    }
    return seen
  })()
  return async () => {
    // The new one is seen at least once.
    await pause(200)
    stopped.abort()
    return reading
  }
}

function stateOf(html: string | undefined) {
  if (html === undefined) return 'absent'
  if (!html.includes(policyTag) || !html.includes('</html>')) return 'raw or cut'
  return html.endsWith(mark) ? 'former' : 'new'
}

/** The one build and then the other, and nothing else. */
export function assertReplacedInOneStep(seen: Awaited<ReturnType<ReturnType<typeof startReading>>>) {
  const told = JSON.stringify(seen)
  const states = seen.map(({ state }) => state).filter((state) => state !== 'absent')
  assert.deepEqual(states, ['former', 'new'], told)
  assert(!seen.some(({ state, times }) => state === 'absent' && times > 1), told)
  assert((seen[0]?.times ?? 0) > 100, `hardly looked at: ${told}`)
}
