import { Buffer } from 'node:buffer'
import { deflateRawSync } from 'node:zlib'
import { outlineOf } from '@/content/model/planner/parcel/outline'
import { readParcel, readParcelFile } from '@/content/model/planner/parcel/read-parcel'
import type { Parcel, ParcelFile, Position } from '@/content/model/planner/parcel/parcel'
import { closed, collection, feature, kml, kmlPolygon, kmlRing, lot, moved, polygon } from './lots'

const json = (value: unknown, name = 'lot.geojson') => readParcel(JSON.stringify(value), name)

function parcelsOf(file: ParcelFile): readonly Parcel[] {
  if ('fault' in file) throw new Error(file.fault)
  return file.parcels
}
const rings = (file: ParcelFile) => parcelsOf(file).map(({ ring }) => ring)
const names = (file: ParcelFile) => parcelsOf(file).map(({ name }) => name)
const notes = (file: ParcelFile) => ('notes' in file ? file.notes.join(' ') : file.fault)
const fault = (file: ParcelFile) => ('fault' in file ? file.fault : JSON.stringify(file.parcels))

const placemark = (inside: string, name = '') => kml(`<Placemark>${name}${inside}</Placemark>`)

test.each([
  ['a FeatureCollection', collection(feature(polygon()))],
  ['a Feature', feature(polygon())],
  ['a Polygon', polygon()],
  ['a GeometryCollection', { type: 'GeometryCollection', geometries: [polygon()] }],
  ['a MultiPolygon', { type: 'MultiPolygon', coordinates: [polygon().coordinates] }],
  ['a ring that is not closed', { type: 'Polygon', coordinates: [lot] }],
  ['heights', { type: 'Polygon', coordinates: [closed(lot).map((position) => [...position, 1655])] }],
])('the lot is read out of %s', (_, content) => {
  expect(rings(json(content))).toEqual([lot])
})

test.each([
  ['heights and line breaks', placemark(kmlPolygon())],
  ['breaks of Windows, and a byte order mark', `\uFEFF${placemark(kmlPolygon()).replaceAll('\n', '\r\n')}`],
  ['a prefix', placemark(kmlPolygon()).replace(/<(\/?)(?!\?)/g, '<$1kml:')],
  ['a MultiGeometry', placemark(`<MultiGeometry>${kmlPolygon()}</MultiGeometry>`)],
  ['a comment', placemark(`<!-- <Polygon> > -->${kmlPolygon()}`)],
  ['blanks behind commas', placemark(kmlPolygon().replace(/,/g, ', '))],
])('the lot is read out of KML with %s', (_, content) => {
  expect(rings(readParcel(content, 'lot.kml'))).toEqual([lot])
})

test('the lot is read whatever Windows made of the text', () => {
  const text = `\uFEFF${JSON.stringify(polygon())}`
  expect(rings(readParcel(Buffer.from(text, 'utf16le')))).toEqual([lot])
  expect(rings(readParcel(Buffer.from(text, 'utf8')))).toEqual([lot])
})

test('lots have the names that their file gives them', () => {
  expect(
    names(
      json(
        collection(
          feature(polygon(), { OBJECTID: 4, PARCEL_NO: '14-603', SITUS_ADDR: '12  Elm\nSt' }),
          feature(polygon(), { PIN: 1463 }),
          feature(polygon()),
          feature(
            { type: 'MultiPolygon', coordinates: [polygon().coordinates, polygon().coordinates] },
            { NAME: 'Two' },
          ),
        ),
      ),
    ),
  ).toEqual(['12 Elm St', '1463', 'Lot 3', 'Two, part 1', 'Two, part 2'])
  expect(
    names(
      readParcel(
        kml(
          `<Placemark><name><![CDATA[12 <b>Elm</b> & Oak]]></name>${kmlPolygon()}</Placemark>` +
            `<Placemark><MultiGeometry>${kmlPolygon()}${kmlPolygon()}</MultiGeometry><name>A &amp; B&#33;</name></Placemark>`,
        ),
      ),
    ),
  ).toEqual(['12 <b>Elm</b> & Oak', 'A & B!, part 1', 'A & B!, part 2'])
})

test('acres that the file gives are kept', () => {
  expect(parcelsOf(json(feature(polygon(), { GIS_ACRES: '0.42' })))[0]?.recorded).toEqual({ acres: 0.42 })
  expect(parcelsOf(json(feature(polygon(), { OWNER: 'n/a' })))[0]?.recorded).toBeUndefined()
})

test('a hole is left out, with a sentence', () => {
  const hole = closed(
    lot.map(([x, y]): Position => [-105.2699 + (x + 105.2699) / 9, 40.0152 + (y - 40.0152) / 9]),
  )
  const withHole = { type: 'Polygon', coordinates: [closed(lot), hole] }
  const inKml = placemark(kmlPolygon(lot, `<innerBoundaryIs>${kmlRing(hole)}</innerBoundaryIs>`))
  for (const file of [json(withHole), readParcel(inKml)]) {
    expect(rings(file)).toEqual([lot])
    expect(notes(file)).toContain('hole')
  }
})

test('latitude before longitude is exchanged, with a sentence', () => {
  const file = json(polygon(lot.map(([x, y]): Position => [y, x])))
  expect(rings(file)).toEqual([lot])
  expect(notes(file)).toContain('latitude before longitude')
  // Both orders are places, one of them in the United States.
  const inKansas: readonly Position[] = moved(27, -1.5)
  expect(rings(json(polygon(inKansas.map(([x, y]): Position => [y, x]))))).toEqual([inKansas])
  // Abroad nothing is known better.
  const inSpain = moved(102, 0)
  expect(rings(json(polygon(inSpain)))).toEqual([inSpain])
})

test('the numbers of web maps become degrees, with and without their name', () => {
  const mercator = lot.map(([x, y]): Position => [
    (x / 180) * Math.PI * 6378137,
    Math.log(Math.tan(Math.PI / 4 + (y / 360) * Math.PI)) * 6378137,
  ])
  const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } }
  for (const content of [polygon(mercator), { ...collection(feature(polygon(mercator))), crs }]) {
    const file = json(content)
    expect(notes(file)).toContain('web maps')
    rings(file)[0]?.forEach(([x, y], index) => {
      expect(x).toBeCloseTo(lot[index]?.[0] ?? 0, 8)
      expect(y).toBeCloseTo(lot[index]?.[1] ?? 0, 8)
    })
  }
})

test('several lots are all there to choose from', () => {
  const file = json(collection(feature(polygon()), feature(polygon(moved(0.001, 0)))))
  expect(rings(file)).toEqual([lot, moved(0.001, 0)])
})

const square = (side: number): Position[] => [
  [3_100_000, 1_700_000],
  [3_100_000 + side, 1_700_000],
  [3_100_000 + side, 1_700_000 + side],
]

const many = (count: number) => collection(...Array.from({ length: count }, () => feature(polygon())))

test.each([
  ['state plane feet', json(polygon(square(120))), /state plane feet.*WGS84/],
  [
    'a named system',
    json({ ...polygon(square(120)), crs: { properties: { name: 'EPSG:2263' } } }),
    /EPSG:2263/,
  ],
  ['a whole county', json(many(501)), /whole neighborhood/],
  [
    '100,001 points',
    json(polygon(Array.from({ length: 100_001 }, (_, index): Position => [-105 + index / 1e9, 40]))),
    /whole neighborhood/,
  ],
  [
    'a coast',
    json(polygon(Array.from({ length: 6_000 }, (_, index): Position => [-105 + index / 1e7, 40]))),
    /5,000 points/,
  ],
  ['a line', json({ type: 'LineString', coordinates: lot }), /lines or points/],
  [
    'a point in KML',
    readParcel(placemark('<Point><coordinates>-105,40</coordinates></Point>')),
    /lines or points/,
  ],
  [
    'an outline that is a line',
    json({ type: 'Polygon', coordinates: [lot.slice(0, 2)] }),
    /line, and no area/,
  ],
  ['a link in KML', readParcel(kml('<NetworkLink><Link/></NetworkLink>')), /only a link/],
  ['an empty file', readParcel('', 'lot.geojson'), /nothing in it/],
  ['an empty collection', json(collection()), /no lot in it/],
  ['a file cut off', readParcel(JSON.stringify(polygon()).slice(0, 90)), /broken/],
  ['KML cut off', readParcel(placemark(kmlPolygon()).slice(0, 300)), /broken/],
  ['numbers that are none', json({ type: 'Polygon', coordinates: [[['a', 1], [null, 2], [3]]] }), /broken/],
  ['JSON of another kind', json({ features: [{ geometry: { rings: [lot] } }] }), /another kind of JSON/],
  ['a web page', readParcel('<!doctype html><p>Please log in'), /no KML/],
  ['a letter', readParcel('Dear Sir'), /no GeoJSON or KML/],
  ['more than 5 MB', readParcel(' '.repeat(5_000_001)), /larger than 5 MB/],
  ['a shapefile by its name', readParcel('x', 'parcels.SHP'), /shapefile/],
  ['a shapefile by its bytes', readParcel(Uint8Array.of(0, 0, 0x27, 0x0a, 0)), /shapefile/],
  ['a PDF', readParcel(Buffer.from('%PDF-1.7')), /PDF/],
  ['a DXF', readParcel('0\r\nSECTION\r\n', 'lot.txt'), /CAD/],
  ['a picture', readParcel(Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'map'), /picture/],
  ['a zip', readParcel(Buffer.from('PK\x03\x04')), /zip/],
])('says what to do with %s', (_, file, words) => {
  expect(fault(file)).toMatch(words)
})

/** A zip of one file, as a KMZ is. */
function zipOf(name: string, content: Buffer, method: 0 | 8): Buffer {
  const packed = method === 8 ? deflateRawSync(content) : content
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50)
  local.writeUInt16LE(method, 8)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50)
  entry.writeUInt16LE(method, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end, Buffer.from('?')])
}

const fileOf = (name: string, content: Buffer) => new File([new Uint8Array(content)], name)

test.each([0, 8] as const)('the lot is read out of a KMZ, packed by method %i', async (method) => {
  const kmz = zipOf('doc.kml', Buffer.from(placemark(kmlPolygon())), method)
  expect(rings(await readParcelFile(fileOf('lot.kmz', kmz)))).toEqual([lot])
})

test('a zip that is no KMZ, is cut off, or unpacks to more than 5 MB gets a sentence', async () => {
  const shapefile = zipOf('parcels.shp', Buffer.from('x'), 0)
  expect(fault(await readParcelFile(fileOf('parcels.zip', shapefile)))).toContain('shapefile')
  const kmz = zipOf('doc.kml', Buffer.from(placemark(kmlPolygon())), 8)
  const cut = Buffer.concat([kmz.subarray(0, 60), kmz.subarray(90)])
  expect(fault(await readParcelFile(fileOf('lot.kmz', cut)))).toMatch(/\.$/)
  const bomb = zipOf('doc.kml', Buffer.alloc(20_000_000), 8)
  expect(fault(await readParcelFile(fileOf('lot.kmz', bomb)))).toContain('larger than 5 MB')
})

test('GeoJSON and KML of one lot have the same sides', () => {
  const [fromJson, fromKml] = [json(feature(polygon())), readParcel(placemark(kmlPolygon()))].map((file) =>
    parcelsOf(file).map((parcel) => outlineOf(parcel, false)),
  )
  expect(fromJson).toEqual(fromKml)
})
