import type { Position } from '@/content/model/planner/parcel/parcel'

/** An odd lot of five sides near 40° N, about 110 by 180 ft. */
export const lot: readonly Position[] = [
  [-105.27012345, 40.01501234],
  [-105.26974012, 40.01502345],
  [-105.26973456, 40.01540123],
  [-105.26989999, 40.01551111],
  [-105.27013456, 40.01550987],
]

export const closed = (ring: readonly Position[]) => [...ring, ...ring.slice(0, 1)]

export const polygon = (ring: readonly Position[] = lot) => ({
  type: 'Polygon',
  coordinates: [closed(ring)],
})

export const feature = (geometry: unknown, properties: unknown = null) => ({
  type: 'Feature',
  properties,
  geometry,
})

export const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })

export const kmlRing = (ring: readonly Position[] = lot) =>
  `<LinearRing><coordinates>${closed(ring)
    .map(([x, y]) => `${x},${y},1655.5`)
    .join('\n  ')}</coordinates></LinearRing>`

export const kmlPolygon = (ring: readonly Position[] = lot, holes = '') =>
  `<Polygon><outerBoundaryIs>${kmlRing(ring)}</outerBoundaryIs>${holes}</Polygon>`

export const kml = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Parcels</name>${inside}</Document></kml>`

/** The lot elsewhere: each of its positions moved. */
export const moved = (east: number, north: number) => lot.map(([x, y]): Position => [x + east, y + north])
