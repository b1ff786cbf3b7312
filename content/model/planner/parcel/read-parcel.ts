import { areasOfGeoJson } from './geojson'
import { areasOfKml } from './kml'
import { faultOfFormat } from './other-formats'
import {
  ask,
  broken,
  mostBytes,
  mostOfOne,
  mostParcels,
  mostPoints,
  type Area,
  type Areas,
  type Parcel,
  type ParcelFile,
  type Position,
} from './parcel'
import { inDegrees } from './systems'
import { unzipped } from './zip'

export const tooLarge =
  'This file is larger than 5 MB, so it holds far more than a lot. Download yours alone.'

/**
 * The lots in a file of GeoJSON or KML.
 * @param content of the file, or text that somebody pasted
 */
export function readParcel(content: string | Uint8Array, fileName = ''): ParcelFile {
  if (content.length > mostBytes) return { fault: tooLarge }
  const start = typeof content === 'string' ? content : latin1(content.subarray(0, 64))
  const format = faultOfFormat(start.slice(0, 64), fileName)
  if (format !== undefined) return { fault: format }
  const text = (typeof content === 'string' ? content : decoded(content)).replace(/^\uFEFF/, '').trim()
  if (text === '') return { fault: 'There is nothing in it. Download it once more.' }
  if (text.startsWith('<')) return readKml(text)
  if (text.startsWith('{') || text.startsWith('[')) return readGeoJson(text)
  return { fault: `This is no GeoJSON or KML. ${ask}` }
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** Some programs for Windows write UTF-16. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

function readGeoJson(text: string): ParcelFile {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { fault: broken }
  }
  const found = areasOfGeoJson(content)
  if (found.areas.length === 0 && /"(?:rings|arcs)"\s*:/.test(text))
    return {
      fault: 'This is another kind of JSON than GeoJSON. Choose GeoJSON where the map lets you download.',
    }
  return parcelsOf(found)
}

function readKml(text: string): ParcelFile {
  const found = areasOfKml(text)
  if (found.areas.length > 0 || found.hasOthers) return parcelsOf(found)
  if (found.isLink)
    return {
      fault:
        'This KML holds no lot, only a link to a map on the web. Open it in Google Earth, and save the lot itself as KML.',
    }
  return { fault: /<(?:\w+:)?kml\b/i.test(text) ? broken : `This is no KML. ${ask}` }
}

function parcelsOf({ areas, hasOthers, isDamaged, crs }: Areas): ParcelFile {
  if (areas.length === 0)
    return {
      fault: isDamaged
        ? broken
        : hasOthers
          ? 'It holds lines or points, and no area. Choose the layer of lots, often called parcels, and download that.'
          : `There is no lot in it. ${ask}`,
    }
  const count = areas.reduce((sum, { rings }) => sum + rings.reduce((all, ring) => all + ring.length, 0), 0)
  if (count > mostPoints || areas.length > mostParcels)
    return {
      fault: 'It holds a whole neighborhood or more. Choose your lot alone on the map, and download that.',
    }
  const placed = inDegrees(areas, crs)
  if ('fault' in placed) return placed
  const parcels = placed.areas.flatMap((area, index) => parcelOf(area, index))
  if (parcels.length === 0) return { fault: 'Its outline is a line, and no area. Choose the layer of lots.' }
  if (parcels.every(({ ring }) => ring.length > mostOfOne))
    return { fault: `Its outline has more than ${mostOfOne.toLocaleString('en-US')} points: that is no lot.` }
  return { parcels, notes: [...notesOf(areas, isDamaged), ...placed.notes] }
}

function parcelOf({ name, rings: [outer = []], acres }: Area, index: number): Parcel[] {
  const ring = openRing(outer)
  if (ring.length < 3) return []
  const plain = name.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const short = [...plain].slice(0, 60).join('')
  return [{ name: short || `Lot ${index + 1}`, ring, ...(acres !== undefined && { recorded: { acres } }) }]
}

/** Without the point that closes it, and without those that repeat the one before. */
const openRing = (ring: readonly Position[]): Position[] =>
  ring.filter(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [NaN, NaN]
    return x !== nextX || y !== nextY
  })

function notesOf(areas: readonly Area[], isDamaged: boolean): string[] {
  const notes: string[] = []
  if (areas.some(({ rings }) => rings.length > 1))
    notes.push('There is a hole in a lot, which a fence round it needs no line for: it was left out.')
  if (isDamaged) notes.push('A part of the file could not be read, and was left out.')
  return notes
}

/** The same of a file as it lies on the disk, which may be a KMZ: KML in a zip. */
export async function readParcelFile(file: File): Promise<ParcelFile> {
  if (file.size > mostBytes) return { fault: tooLarge }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = latin1(bytes.subarray(0, 4)) === 'PK\x03\x04'
  const inside = isZip ? await unzipped(bytes) : undefined
  return inside ? readParcel(inside) : readParcel(bytes, file.name)
}
