import type { Area, Areas, Pair } from './parcel'
import { piecesOf } from './xml'

/** Deeper is no KML, and no reason to remember every tag. */
const deepest = 64

const others = ['Point', 'LineString', 'Track']

/** The polygons of KML (https://docs.ogc.org/is/12-007r2/12-007r2.html), each with the name of its Placemark. */
export function areasOfKml(xml: string): Areas & { readonly isLink: boolean } {
  const reader = createReader()
  for (const { tag, isEnd, text } of piecesOf(xml)) {
    if (tag === '') reader.read(text)
    else if (isEnd) reader.close(tag)
    else reader.open(tag)
  }
  return reader.result()
}

function createReader() {
  const areas: Area[] = []
  const found = { hasOthers: false, isDamaged: false, isLink: false }
  let within: string[] = []
  let [name, text] = ['', '']
  /** The areas before this Placemark. */
  let before = 0
  let rings: (readonly Pair[])[] = []

  const endRing = () => {
    const pairs = pairsOf(text)
    if (!pairs) found.isDamaged = true
    else if (within.includes('innerBoundaryIs')) rings.push(pairs)
    else rings.unshift(pairs)
  }
  const endPolygon = () => {
    if (rings[0]?.length) areas.push({ name, rings })
    else found.isDamaged = true
  }
  /** Its name may stand behind its polygons. */
  const endPlacemark = () => {
    const parts = areas.splice(before)
    parts.forEach((part, index) => areas.push({ ...part, name: partName(name, parts.length, index) }))
  }
  return {
    read(words: string) {
      if (within.at(-1) === 'coordinates' || within.at(-1) === 'name') text += words
    },
    open(tag: string) {
      if (tag === 'Placemark') [within, name, before] = [[], '', areas.length]
      if (tag === 'Polygon') rings = []
      if (tag === 'NetworkLink') found.isLink = true
      if (others.includes(tag)) found.hasOthers = true
      if (within.length < deepest) within.push(tag)
      text = ''
    },
    close(tag: string) {
      const opened = within.lastIndexOf(tag)
      if (opened < 0) return
      within = within.slice(0, opened)
      if (tag === 'name' && within.at(-1) === 'Placemark') name = text
      if (tag === 'coordinates' && within.includes('Polygon')) endRing()
      if (tag === 'Polygon') endPolygon()
      if (tag === 'Placemark') endPlacemark()
    },
    result: () => ({ areas, ...found, crs: undefined }),
  }
}

/** What the parts of a lot that lies in several places are called. */
export const partName = (name: string, count: number, index: number): string =>
  count === 1 ? name : [name, `part ${index + 1}`].filter(Boolean).join(', ')

/**
 * Positions as KML writes them, `-105.1,40.2,0` with white space between; some programs put one behind the commas, too.
 * @returns undefined where something is no position
 */
export function pairsOf(coordinates: string): Pair[] | undefined {
  const pairs: Pair[] = []
  for (const position of coordinates.replace(/,\s+/g, ',').split(/\s+/)) {
    if (position === '') continue
    const [x = NaN, y = NaN] = position.split(',', 2).map((number) => (number === '' ? NaN : Number(number)))
    if (!Number.isFinite(x + y)) return undefined
    pairs.push([x, y])
  }
  return pairs
}
