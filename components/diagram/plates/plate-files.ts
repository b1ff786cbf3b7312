import { createHash } from 'node:crypto'
import { plates as descriptions } from '@/content/model/collections/plates'
import type { PlateName } from '@/content/model/collections/style-pages'
import { defineCollection } from '@/content/model/store/store'
import { plates } from './plates'
import { plateStyle } from './plate-style'
import { height, viewBox, width } from './scene'

/** A plate as the file that the site serves. */
export type PlateFile = { file: string; svg: string }

/** Every plate's file, drawn once. */
export const plateFiles = defineCollection((store): ReadonlyMap<PlateName, PlateFile> => {
  const names = Object.keys(descriptions(store)).filter((name): name is PlateName => name in plates)
  const svgs = names.map((name) => ({ name, svg: svgOf(plates[name]) }))
  // One hash of all plates for each file's name: the page that shows all of them compresses better.
  const hash = createHash('sha256')
    .update(svgs.map(({ svg }) => svg).join(''))
    .digest('hex')
    .slice(0, 8)
  return new Map(svgs.map(({ name, svg }) => [name, { file: `${name}-${hash}.svg`, svg }]))
})

const svgOf = (markup: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"><style>${plateStyle(markup)}</style>${markup}</svg>\n`
