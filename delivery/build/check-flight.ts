import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../operator-error'
import { notFoundFlight, type ExportedPage } from './exported-pages'

/** Where a page's flight data is for soft navigations, within out/. */
export const flightFileOf = ({ file }: ExportedPage): string =>
  file === '404.html' ? notFoundFlight : file.replace(/\.html$/, '.txt')

/**
 * Each page's flight data is a file, too, which soft navigations fetch. It must equal what the HTML had inline, or a
 * page would differ with the way a reader came to it.
 */
export async function checkFlight(out: string, page: ExportedPage, flight: string): Promise<void> {
  const { file } = page
  const name = flightFileOf(page)
  const text = await readFile(path.join(out, name), 'utf8').catch(() => {
    throw new OperatorError(`${file}: its flight data ${name} is missing`)
  })
  if (text !== flight) throw new OperatorError(`${file}: its flight data is not the text of ${name}`)
}
