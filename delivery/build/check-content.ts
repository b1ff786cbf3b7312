import { createHash } from 'node:crypto'
import process from 'node:process'
import { cacheFolder, cacheIn, pruneCache } from '../../content/model/store/build-cache'
import { annotate } from './annotate'
import { hashOfProject } from './hash-of'

/** What the check reads beside the project's files. */
const environment = ['NODE_ENV', 'SITE_INDEX', 'SITE_URL', 'npm_lifecycle_event']

/** Milliseconds: a week. */
const listsStay = 7 * 24 * 3_600_000

/**
 * Ends the process with status 1 when content or settings have faults, after listing all of them. Runs before
 * anything is built, so that the last good out/ stays as it is. Suspicious but valid settings only print a warning.
 */
export async function checkContent(): Promise<KnownLists> {
  const known = knownLists(await state())
  const warnings = await known('warnings', async () => {
    const { contentFaults, contentWarnings } = await import('../../content/model/checks/check')
    const faults = await contentFaults()
    if (faults.length > 0) endWith(faults)
    return contentWarnings()
  })
  if (warnings.length > 0) {
    console.warn(`\nBefore you publish:\n${warnings.map((warning) => `  ${warning}`).join('\n')}\n`)
  }
  return known
}

/**
 * What an editor should look at.
 * @param known as checkContent has found it
 */
export const findingsOfContent = (known: KnownLists): Promise<string[]> =>
  known('findings', async () => {
    const { contentFindings } = await import('../../content/model/checks/findings')
    return contentFindings()
  })

function endWith(faults: readonly string[]): never {
  const count = faults.length === 1 ? 'a mistake' : `${faults.length} mistakes`
  console.error(`\nContent has ${count}:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`)
  annotate('error', faults)
  process.exit(1)
}

/** Changes with everything that the check depends on: the files, its own code among them, settings, and the day. */
async function state(): Promise<string> {
  const hash = createHash('sha256').update(await hashOfProject(process.cwd()))
  for (const name of environment) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  return hash.update(new Date().toISOString().slice(0, 10)).digest('hex')
}

/** A list that was made before for the same state: to read and parse all content again takes seconds. */
type KnownLists = (name: string, make: () => Promise<string[]>) => Promise<string[]>

function knownLists(state: string): KnownLists {
  const folder = cacheFolder('check')
  return async (name, make) => {
    const bytes = await cacheIn(folder)(`${name}-${state}`, async () =>
      Buffer.from(JSON.stringify(await make())),
    )
    await pruneCache(folder, Date.now() - listsStay)
    return JSON.parse(bytes.toString())
  }
}
