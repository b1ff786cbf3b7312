import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../operator-error'
import { scriptAttributes } from './compile-scripts'
import type { ExportedPage } from './exported-pages'
import type { ShortNames } from './shorten-names'

/** Whether code names a class or id: one that a script sets stands there. */
export type Mentions = (name: string) => boolean

/**
 * Reads the code of one page after the other. Most have most scripts in common, which are read and searched once.
 * @param names those that scripts have for the classes of the style sheets
 */
export function codeReader(out: string, loader: string, names: ShortNames = new Map()) {
  const known = new Map<string, Promise<Mentions>>()

  async function readScripts(file: string, addresses: readonly string[]): Promise<Mentions> {
    const scripts = await Promise.all(
      addresses.map((address) => {
        const script = known.get(address) ?? readScript(out, file, address, names)
        known.set(address, script)
        return script
      }),
    )
    return (name) => scripts.some((mentions) => mentions(name))
  }

  return function readCode({ file, $ }: ExportedPage): Promise<Mentions> {
    const tags = $('script[src]')
      .get()
      .map((node) => $(node).attr('src') ?? '')
    const elements = $('[data-script]')
      .get()
      .flatMap((node) => scriptAttributes.flatMap((name) => $(node).attr(name) ?? []))
    return readScripts(file, [loader, ...tags, ...new Set(elements)])
  }
}

async function readScript(out: string, file: string, address: string, names: ShortNames): Promise<Mentions> {
  const text = await readFile(path.join(out, address), 'utf8').catch(() => {
    throw new OperatorError(`${file}: asks for the missing script ${address}`)
  })
  const mentions = mentionsIn(text, names)
  const known = new Map<string, boolean>()
  return (name) => {
    const isThere = known.get(name) ?? mentions(name)
    known.set(name, isThere)
    return isThere
  }
}

/** A page has a thousand names to look for: they are looked for in the text's words, each of which is there once. */
function mentionsIn(text: string, names: ShortNames): Mentions {
  const words = new Set(text.match(/[\w-]+/g))
  const all = [...words].join(' ')
  return (name) => {
    const short = names.get(name)
    if (short !== undefined && words.has(short)) return true
    return (/^[\w-]+$/.test(name) ? all : text).includes(name)
  }
}
