import '../needs-node'
import { open, readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { ContentError, parseContent } from '../../content/model/store/define'
import { siteSchema, type Site } from '../../content/model/schemas/site'
import { isExample } from '../../content/model/collections/settings'
import { exampleWarnings, settingsFile } from '../../content/model/checks/warnings'
import { questions } from './questions'

// `npm run setup`: asks for what makes the site an operator's own, and writes it to content/site.json. An empty answer
// keeps what stands there. Answers may come on standard input, a line each: the first fault ends it then.

const none = 'none'

function read(text: string): Site {
  try {
    return parseContent(settingsFile, siteSchema, JSON.parse(text))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(error instanceof ContentError ? message : `${settingsFile}: ${message}`)
    process.exit(1)
  }
}

/** The settings after all answers. */
async function answered(site: Site): Promise<Site> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
  console.log(`Enter keeps what stands in brackets; "${none}" leaves it out.\n`)
  for (const { ask, now, put } of questions) {
    for (let current = now(site); current !== undefined;) {
      process.stdout.write(`${ask} [${current || none}]: `)
      const line: unknown = (await lines.next()).value
      if (!process.stdin.isTTY) console.log()
      const answer = typeof line === 'string' ? line.trim() : ''
      if (answer === '') break
      try {
        site = parseContent(settingsFile, siteSchema, put(site, answer === none ? '' : answer))
        break
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        console.error(error.message)
        if (!process.stdin.isTTY) process.exit(1)
        current = now(site)
      }
    }
  }
  return site
}

/** Before anybody has answered for nothing. */
async function refuseReadOnly(): Promise<void> {
  const settings = await open(settingsFile, 'r+').catch(({ code }: NodeJS.ErrnoException) => {
    const says =
      code === 'ENOENT' ? 'the file is missing' : `cannot be written (${code}), so no answer would stay`
    console.error(`${settingsFile}: ${says}`)
    process.exit(1)
  })
  await settings.close()
}

await refuseReadOnly()
const before = read(await readFile(settingsFile, 'utf8'))
const after = await answered(before)
if (isDeepStrictEqual(after, before)) console.log(`\n${settingsFile} is as it was.`)
else {
  await writeFile(settingsFile, `${JSON.stringify(after, null, 2)}\n`)
  console.log(`\nWritten to ${settingsFile}, which holds more settings.`)
}
const left = isExample(after.url)
  ? [`${settingsFile} › url: is still the example "${after.url}"`]
  : exampleWarnings(after, after.url)
if (left.length > 0) console.log(`Still examples:\n${left.map((line) => `  ${line}`).join('\n')}`)
process.exit(0)
