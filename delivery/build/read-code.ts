import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../operator-error'
import type { ExportedPage } from './exported-pages'

/** Whether code names a class or id: one that a script sets stands there. */
export type Mentions = (name: string) => boolean

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

  return function readCode({ file, $ }: ExportedPage): Promise<Mentions> {
    const tags = $('script[src]').get()
    return readScripts(file, [loader, ...tags.map((node) => $(node).attr('src') ?? '')])
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
