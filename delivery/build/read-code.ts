import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../operator-error'
import type { ExportedPage } from './exported-pages'
import type { Runtime } from './strip-runtime'

/** Whether a page's scripts name a class or id: one that a script sets stands there. */
export type Code = {
  /** In the scripts that run before React does. */
  readonly page: Mentions
  /** In all that React may add: the page's chunks and its flight data. */
  readonly islands: Mentions
}

type Mentions = (name: string) => boolean

/** Reads the code of one page after the other. Most have most scripts in common, which are read and searched once. */
export function codeReader(out: string, loader: string) {
  const known = new Map<string, Promise<Mentions>>()

  async function readScripts(file: string, addresses: readonly string[]): Promise<Mentions> {
    const scripts = await Promise.all(
      addresses.map((address) => {
        const script = known.get(address) ?? readScript(out, file, address)
        known.set(address, script)
        return script
      }),
    )
    return (name) => scripts.some((mentions) => mentions(name))
  }

  return async function readCode({ file, $ }: ExportedPage, { chunks, flight }: Runtime): Promise<Code> {
    const tags = $('script[src]').get()
    const own = [loader, ...tags.map((node) => $(node).attr('src') ?? '')]
    const [page, islands] = await Promise.all([readScripts(file, own), readScripts(file, chunks)])
    const inFlight = mentionsIn(flight)
    return { page, islands: (name) => islands(name) || inFlight(name) }
  }
}

async function readScript(out: string, file: string, address: string): Promise<Mentions> {
  const text = await readFile(path.join(out, address), 'utf8').catch(() => {
    throw new OperatorError(`${file}: asks for the missing script ${address}`)
  })
  const mentions = mentionsIn(text)
  const known = new Map<string, boolean>()
  return (name) => {
    const isThere = known.get(name) ?? mentions(name)
    known.set(name, isThere)
    return isThere
  }
}

/** A page has a thousand names to look for: they are looked for in the text's words, each of which is there once. */
function mentionsIn(text: string): Mentions {
  const words = [...new Set(text.match(/[\w-]+/g))].join(' ')
  return (name) => (/^[\w-]+$/.test(name) ? words : text).includes(name)
}
