import { partName } from './kml'
import type { Area, Areas, Pair } from './parcel'

type Fields = Readonly<Record<string, unknown>>
type About = Pick<Area, 'name' | 'acres'>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What counties call a lot, the best first. */
const names = [
  /addr|situs|location/i,
  /^name$|label|title/i,
  /parcel|^(?:apn|pin|pid|gpin)|_(?:apn|pin|pid)$/i,
]

const acresName = /^(?:gis|deed|deeded|legal|calc|total|tax|land|rec|recorded)?_?(?:acres?|acreage)$/i

/**
 * The polygons of what RFC 7946 calls GeoJSON: a FeatureCollection, a Feature, or a geometry. Walks without recursion, so
 * that no depth of nesting is too deep.
 */
export function areasOfGeoJson(content: unknown): Areas {
  const areas: Area[] = []
  let [hasOthers, isDamaged] = [false, false]
  const add = (about: About, polygon: unknown) => {
    const rings = listOf(polygon).map(pairsOf)
    const [outer] = rings
    if (!outer || outer.length === 0) isDamaged = true
    else areas.push({ ...about, rings: rings.map((ring) => ring ?? []) })
  }
  const left: { value: unknown; about: About }[] = [{ value: content, about: { name: '' } }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, about } = next
    if (!isFields(value)) continue
    // The last is taken first.
    const push = (values: readonly unknown[], of = about) =>
      values.toReversed().forEach((one) => left.push({ value: one, about: of }))
    switch (value['type']) {
      case 'FeatureCollection':
        push(listOf(value['features']))
        break
      case 'Feature':
        push([value['geometry']], aboutFeature(value))
        break
      case 'GeometryCollection':
        push(listOf(value['geometries']))
        break
      case 'Polygon':
        add(about, value['coordinates'])
        break
      case 'MultiPolygon':
        // Its size is that of all parts.
        listOf(value['coordinates']).forEach((part, index, parts) =>
          add(parts.length === 1 ? about : { name: partName(about.name, parts.length, index) }, part),
        )
        break
      case 'Point':
      case 'MultiPoint':
      case 'LineString':
      case 'MultiLineString':
        hasOthers = true
    }
  }
  return { areas, hasOthers, isDamaged, crs: crsOf(content) }
}

/** @returns undefined where something is no position */
function pairsOf(ring: unknown): Pair[] | undefined {
  const pairs: Pair[] = []
  for (const position of listOf(ring)) {
    const [x, y]: readonly unknown[] = listOf(position)
    if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x + y)) return undefined
    pairs.push([x, y])
  }
  return pairs
}

function aboutFeature({ properties, id }: Fields): About {
  const entries = Object.entries(isFields(properties) ? properties : {})
  const texts = entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  const named = names.map((pattern) =>
    texts.find(([key, value]) => pattern.test(key) && String(value).trim() !== ''),
  )
  const name = named.find(Boolean)?.[1] ?? (typeof id === 'string' || typeof id === 'number' ? id : '')
  const acres = Number(texts.find(([key]) => acresName.test(key))?.[1])
  return { name: String(name), ...(acres > 0 && acres < 1e6 && { acres }) }
}

/** As files from before RFC 7946 name it: `urn:ogc:def:crs:EPSG::3857`. */
function crsOf(content: unknown): string | undefined {
  const crs = isFields(content) ? content['crs'] : undefined
  const properties = isFields(crs) ? crs['properties'] : undefined
  const name = isFields(properties) ? (properties['name'] ?? properties['code']) : undefined
  return name === undefined ? undefined : String(name)
}
