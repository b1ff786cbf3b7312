import fc from 'fast-check'
import { Buffer } from 'node:buffer'
import { planQuery } from '@/content/model/planner/link'
import { withFenceAround, withProperty } from '@/content/model/planner/place-in-plan'
import { mostOutlinePoints, outlineOf } from '@/content/model/planner/parcel/outline'
import type { ParcelFile, Position } from '@/content/model/planner/parcel/parcel'
import { readParcel, readParcelFile } from '@/content/model/planner/parcel/read-parcel'
import { examplePlan, longestSide } from '@/content/model/planner/plan'
import { readQuery } from '@/content/model/planner/read-link'
import { fuzz, fuzzLater, hostileJson, hostileText } from '../../lib/fuzz'
import { collection, feature, kml, kmlPolygon, lot, polygon } from '../content/planner/parcel/lots'

const query = planQuery(examplePlan)

/** Points within what a plan takes and its address gives back, or a sentence. */
function expectPointsOrSentence(file: ParcelFile): void {
  if ('fault' in file) return expect(file.fault).toMatch(/^[A-Z].*\.$/s)
  expect(file.parcels.length).toBeGreaterThan(0)
  for (const parcel of file.parcels.slice(0, 3))
    for (const isLevel of [false, true]) {
      const outline = outlineOf(parcel, isLevel)
      if ('fault' in outline) return expect(outline.fault).toMatch(/\.$/)
      const { points, lengths } = outline
      expect(points.length).toBeLessThanOrEqual(mostOutlinePoints)
      expect(points.every(({ x, y }) => Number.isSafeInteger(x) && Number.isSafeInteger(y))).toBe(true)
      expect(Math.max(...lengths)).toBeLessThanOrEqual(longestSide + 1)
      const read = readQuery(new URLSearchParams(withProperty(query, { lot: points })), () => [])
      expect(read).toMatchObject({ plan: { property: { length: points.length } } })
      const fenced = withFenceAround(query, { lot: points })
      if ('query' in fenced)
        expect(readQuery(new URLSearchParams(fenced.query), () => [])).toHaveProperty('plan')
    }
}

const good = [
  JSON.stringify(collection(feature(polygon(), { NAME: 'A lot', ACRES: 0.4 }), feature(polygon()))),
  kml(`<Placemark><name><![CDATA[A lot]]></name>${kmlPolygon()}</Placemark>`),
]

/** A good file that was cut, or has a part twice, exchanged or overwritten. */
const damaged = fc
  .record({
    text: fc.constantFrom(...good),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    inside: fc.oneof(hostileText, fc.constant(undefined), fc.constant('')),
  })
  .map(({ text, from, to, inside }) => {
    const [first, last] = [from, to].map((share) => Math.floor(share * text.length)).toSorted((a, b) => a - b)
    const part = text.slice(first, last)
    return text.slice(0, first) + (inside ?? part + part) + text.slice(last)
  })

const number = fc.oneof(
  fc.double({ min: -180, max: 180 }),
  fc.double(),
  fc.constantFrom(-105.27, -105.2701, 40.01, 40.0102, 0, 90, 180, -180, 1e7),
)
const near = fc.tuple(
  fc.double({ min: -105.28, max: -105.27, noNaN: true }),
  fc.double({ min: 40, max: 40.01, noNaN: true }),
)
const ring = fc.array(fc.oneof(near, near, fc.tuple(number, number)), { maxLength: 30 })
const nearRing = fc.array(near, { minLength: 3, maxLength: 400 })

test('damaged files give points or a sentence', () => {
  fuzz(damaged, (text) => expectPointsOrSentence(readParcel(text)), { seconds: 4 })
})

test('anything that JSON can say gives points or a sentence', () => {
  fuzz(hostileJson, (value) => {
    for (const content of [value, feature(value), polygon(), { type: 'Polygon', coordinates: value }])
      expectPointsOrSentence(readParcel(JSON.stringify(content)))
  })
})

test('whatever numbers an outline has, they give points or a sentence', () => {
  fuzz(fc.oneof(ring, nearRing), (positions) => {
    expectPointsOrSentence(readParcel(JSON.stringify({ type: 'Polygon', coordinates: [positions] })))
  })
})

test('whatever bytes a file has, they give a sentence or points', async () => {
  const starts = ['', 'PK\x03\x04', '\xff\xfe', '{', '<kml>', '0\nSECTION']
  const bytes = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }))
  await fuzzLater(bytes, async ([start, rest]) => {
    const content = new Uint8Array([...Buffer.from(start, 'latin1'), ...rest])
    expectPointsOrSentence(await readParcelFile(new File([content], 'lot.kmz')))
  })
})

const deep = 200_000
const spiral = Array.from({ length: 5_000 }, (_, index): Position => {
  const angle = index / 50
  return [-105 + (index * Math.cos(angle)) / 1e7, 40 + (index * Math.sin(angle)) / 1e7]
})

test.each([
  ['GeoJSON of a great depth', `${'{"type":"GeometryCollection","geometries":['.repeat(deep / 2)}`],
  ['brackets', '['.repeat(deep)],
  ['closed brackets', '['.repeat(deep) + ']'.repeat(deep)],
  ['tags', '<a>'.repeat(deep)],
  ['comments that do not end', '<!--'.repeat(deep)],
  ['character data that does not end', '<![CDATA['.repeat(deep)],
  ['ends of tags', `<kml>${'</Placemark>'.repeat(deep)}`],
  ['a tag of blanks', `<kml${' '.repeat(4_000_000)}`],
  ['blanks for coordinates', kml(kmlPolygon().replace(/,/g, `,${' '.repeat(100_000)}`))],
  [
    '100,000 points',
    JSON.stringify(polygon(Array.from({ length: 99_998 }, (_, index) => lot[index % 5] ?? [0, 0]))),
  ],
  ['a spiral', JSON.stringify(polygon(spiral))],
])('%s: a sentence or points, and no frozen page', (_, text) => {
  // What grows with the square takes minutes: the test would not end in its time.
  expectPointsOrSentence(readParcel(text))
})
