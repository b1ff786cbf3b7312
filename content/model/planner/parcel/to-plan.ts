import { meter } from '../lengths'
import type { Point } from '../plan'
import type { Position } from './parcel'

/** WGS84, in meters; GRS80, which NAD83 is on, is the same to a tenth of a millimeter. */
const equator = 6_378_137
const flattening = 1 / 298.257223563
const eccentricity = flattening * (2 - flattening)

/**
 * Places on the ground as points of a plan: x to the east, y to the south, in 1/80 mm, from one of them. By the
 * orthographic projection of the ellipsoid onto the plane that touches it there (EPSG method 9840, IOGP Guidance Note 7-2,
 * https://epsg.org/guidance-notes.html). Of 1,000 ft it loses less than a thousandth of an inch, of a mile less than
 * ¹⁄₁₀₀ in. Lengths are those at the height of the ellipsoid, about sea level: at 5,000 ft, ground is longer by 2.9 in. in
 * 1,000 ft, far less than what a county’s map is off.
 */
export function toPlan(ring: readonly Position[], from = ring[0]): Point[] {
  if (!from) return []
  const [start, origin] = from.map(radians)
  return ring.map(([longitude, latitude]) => {
    const [east, north] = onPlane(radians(longitude) - (start ?? 0), radians(latitude), origin ?? 0)
    return { x: Math.round(east * meter), y: -Math.round(north * meter) || 0 }
  })
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The radius of the prime vertical, on which a parallel curves. */
const radiusAt = (latitude: number) => equator / Math.sqrt(1 - eccentricity * Math.sin(latitude) ** 2)

function onPlane(turn: number, latitude: number, origin: number): readonly [east: number, north: number] {
  const radius = radiusAt(latitude)
  const east = radius * Math.cos(latitude) * Math.sin(turn)
  const north =
    radius *
      (Math.sin(latitude) * Math.cos(origin) - Math.cos(latitude) * Math.sin(origin) * Math.cos(turn)) +
    eccentricity * (radiusAt(origin) * Math.sin(origin) - radius * Math.sin(latitude)) * Math.cos(origin)
  return [east, north]
}
