import type { Area, Pair } from './parcel'

/** Degrees that differ from those of GPS by a yard or two at most: of the whole lot alike, so its shape stays. */
const degreeCodes = ['CRS84', '4326', '4979', '4269', '4152', '4759', '6318', '4617']
const mercatorCodes = ['3857', '900913', '102100', '102113', '3785']

type Bounds = { readonly x: readonly [number, number]; readonly y: readonly [number, number] }

export function boundsOf(areas: readonly Area[]): Bounds {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { rings } of areas)
    for (const ring of rings)
      for (const [x, y] of ring) {
        ;[left, right] = [Math.min(left, x), Math.max(right, x)]
        ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
      }
  return { x: [left, right], y: [top, bottom] }
}

const isIn = ({ x, y }: Bounds, left: number, right: number, bottom: number, top: number) =>
  x[0] >= left && x[1] <= right && y[0] >= bottom && y[1] <= top

const areDegrees = (bounds: Bounds) => isIn(bounds, -180, 180, -90, 90)

/** The fifty states and Puerto Rico; the end of the Aleutians, beyond 180°, is left out. */
const isInUs = (bounds: Bounds) => isIn(bounds, -180, -64, 17, 72)

/** The same country as web maps count, in meters; no zone of a state plane has numbers so far below zero. */
const isInUsOfWebMaps = (bounds: Bounds) => isIn(bounds, -20_040_000, -7_120_000, 1_920_000, 11_760_000)

type InDegrees =
  { readonly areas: readonly Area[]; readonly notes: readonly string[] } | { readonly fault: string }

/** The areas with their longitude and latitude, whatever a file gives: https://www.rfc-editor.org/rfc/rfc7946#section-4 */
export function inDegrees(areas: readonly Area[], crs: string | undefined): InDegrees {
  const bounds = boundsOf(areas)
  const swapped = { x: bounds.y, y: bounds.x }
  const code = /(CRS84|\d{4,6})\D*$/.exec(crs ?? '')?.[1]
  const isOfWebMaps = code === undefined ? isInUsOfWebMaps(bounds) : mercatorCodes.includes(code)
  if (isOfWebMaps && !areDegrees(bounds))
    return {
      areas: mapPairs(areas, fromWebMercator),
      notes: ['Its numbers are those of web maps; they were turned into longitude and latitude.'],
    }
  if (areDegrees(swapped) && (!areDegrees(bounds) || (isInUs(swapped) && !isInUs(bounds))))
    return {
      areas: mapPairs(areas, ([x, y]) => [y, x]),
      notes: ['It has latitude before longitude; they were exchanged.'],
    }
  if (areDegrees(bounds)) return { areas, notes: [] }
  const named = code === undefined || degreeCodes.includes(code) ? '' : ` (EPSG:${code})`
  return {
    fault: `Its numbers are no degrees but those of another map system${named}, such as state plane feet. Download it once more as WGS84, also called EPSG:4326 or latitude and longitude.`,
  }
}

const mapPairs = (areas: readonly Area[], map: (pair: Pair) => Pair): Area[] =>
  areas.map((area) => ({ ...area, rings: area.rings.map((ring) => ring.map(map)) }))

/** EPSG method 1024, Popular Visualisation Pseudo Mercator: https://epsg.io/3857 */
function fromWebMercator([x, y]: Pair): Pair {
  const radius = 6_378_137
  const degrees = 180 / Math.PI
  return [(x / radius) * degrees, (2 * Math.atan(Math.exp(y / radius)) - Math.PI / 2) * degrees]
}
