import { createHash } from 'node:crypto'
import { plates as descriptions } from '@/content/model/plates'
import type { PlateName } from '@/content/model/style-pages'
import { plates } from './plates'
import { plateStyle } from './plate-style'
import { height, viewBox, width } from './scene'

/** A plate as the file that the site serves. */
export type PlateFile = { file: string; svg: string }

const names = Object.keys(descriptions()).filter((name): name is PlateName => name in plates)

const svgs = names.map((name): readonly [PlateName, string] => {
  const markup = plates[name]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"><style>${plateStyle(markup)}</style>${markup}</svg>\n`
  return [name, svg]
})

/** One hash of all plates for each file's name: the page that shows all of them compresses better. */
const hash = createHash('sha256')
  .update(svgs.map(([, svg]) => svg).join(''))
  .digest('hex')
  .slice(0, 8)

/** Every plate's file, drawn once. */
export const plateFiles: ReadonlyMap<PlateName, PlateFile> = new Map(
  svgs.map(([name, svg]) => [name, { file: `${name}-${hash}.svg`, svg }]),
)
