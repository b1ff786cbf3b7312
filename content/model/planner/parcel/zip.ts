import { mostBytes } from './parcel'

type Entry = { readonly name: string; readonly method: number; readonly size: number; readonly at: number }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endSize = 22

/** What the central directory lists: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.12 and 4.3.16. */
function* entriesOf(bytes: Uint8Array): Generator<Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - endSize
  // A comment of up to 64 KB may stand behind it.
  const first = Math.max(end - 0xffff, 0)
  while (end >= first && view.getUint32(end, true) !== endMark) end -= 1
  if (end < first) return
  let at = view.getUint32(end + 16, true)
  while (at + 46 <= end && view.getUint32(at, true) === entryMark) {
    const [nameSize, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameSize ?? 0)))
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)]
    yield { name, method, size, at: view.getUint32(at + 42, true) }
    at += 46 + (nameSize ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
}

/** The KML or GeoJSON in a zip, which KMZ is; undefined where it holds none, or none that can be unpacked. */
export async function unzipped(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const found = [...entriesOf(bytes)].find(({ name }) =>
    /^(?!__MACOSX).*\.(?:kml|geojson|json)$/is.test(name),
  )
  if (!found || found.at + 30 > bytes.length) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = found.at + 30 + view.getUint16(found.at + 26, true) + view.getUint16(found.at + 28, true)
  const packed = bytes.slice(start, start + found.size)
  if (found.method === 0) return packed
  return found.method === 8 ? inflated(packed) : undefined
}

/** At most one byte more than is read: a few kilobytes may unpack to gigabytes. */
async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const content = new Uint8Array(mostBytes + 1)
  let length = 0
  try {
    for (let part = await reader.read(); !part.done && length < content.length; part = await reader.read()) {
      const fits = part.value.subarray(0, content.length - length)
      content.set(fits, length)
      length += fits.length
    }
    await reader.cancel()
  } catch {
    return undefined
  }
  return content.subarray(0, length)
}
