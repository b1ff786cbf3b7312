import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../operator-error'
import type { ExportedPage } from './exported-pages'
import type { Runtime } from './strip-runtime'

/** Text of a page's scripts. A class or id that a script sets is named there. */
export type Code = {
  /** Of the scripts that run before React does. */
  readonly page: string
  /** Of all that React may add: the page's chunks and its flight data. */
  readonly islands: string
}

export async function readCode(
  out: string,
  { file, $ }: ExportedPage,
  { chunks, flight }: Runtime,
  loader: string,
): Promise<Code> {
  const tags = $('script[src]').get()
  const scripts = [loader, ...tags.map((node) => $(node).attr('src') ?? '')]
  const [page, islands] = await Promise.all([readAll(out, file, scripts), readAll(out, file, chunks)])
  return { page, islands: flight + islands }
}

async function readAll(out: string, file: string, addresses: readonly string[]): Promise<string> {
  const texts = addresses.map((address) =>
    readFile(path.join(out, address), 'utf8').catch(() => {
      throw new OperatorError(`${file}: asks for the missing script ${address}`)
    }),
  )
  return (await Promise.all(texts)).join('\n')
}
