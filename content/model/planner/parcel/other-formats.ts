import { ask } from './parcel'

type Format = { readonly name: RegExp; readonly starts?: readonly string[]; readonly fault: string }

/** Formats that are not read, by the ending of their name or their first bytes. */
const formats: readonly Format[] = [
  {
    name: /\.(?:shp|shx|dbf|prj|cpg|sbn|sbx)$/i,
    starts: ['\0\0\x27\x0a'],
    fault: `This is part of a shapefile, which only mapping programs read. ${ask}`,
  },
  {
    name: /\.pdf$/i,
    starts: ['%PDF'],
    fault: `A PDF is a picture of a map, without coordinates that can be used. ${ask}`,
  },
  {
    name: /\.(?:dxf|dwg|dgn)$/i,
    starts: ['AC10', '0\nSECTION', '0\r\nSECTION', '  0\nSECTION', '  0\r\nSECTION'],
    fault: `This is a drawing for CAD, which does not say where on earth it is. ${ask}`,
  },
  {
    name: /\.(?:png|jpe?g|gif|webp|tiff?|heic)$/i,
    starts: ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'II*\0', 'MM\0*'],
    fault: `This is a picture, and holds no outline. ${ask}`,
  },
  {
    name: /\.(?:gpkg|gdb|mdb|sqlite)$/i,
    starts: ['SQLite format 3'],
    fault: `This is a database for mapping programs. ${ask}`,
  },
  {
    name: /\.(?:csv|xlsx?|docx?)$/i,
    fault: `A table or letter holds no outline of the lot. ${ask}`,
  },
]

const zip =
  'This zip holds no KML or GeoJSON: most likely it is a shapefile, which only mapping programs read. ' + ask

/** What to do with a file of a format that is not read. */
export function faultOfFormat(start: string, fileName: string): string | undefined {
  const found =
    formats.find(({ starts = [] }) => starts.some((bytes) => start.startsWith(bytes))) ??
    formats.find(({ name }) => name.test(fileName))
  return found?.fault ?? (start.startsWith('PK') ? zip : undefined)
}
