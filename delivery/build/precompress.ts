import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { withoutCache, type FromCache } from '../../content/model/store/build-cache'
import { compressible } from '../contract/content-types'

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

const extensions = new Set(compressible.map((extension) => `.${extension}`))
const isCompressible = (file: string) => extensions.has(path.extname(file))

/** A smaller file fits into one packet anyway. */
const minSize = 512

/** Files at one time: enough for zlib's threads, without holding all of out/ in memory. */
const concurrency = 8

/** Another release of a compressor may give other bytes. */
const compressors = `brotli-${process.versions['brotli']}-zlib-${process.versions.zlib}`

/**
 * Writes `name.br` and `name.gz` beside every text file of the folder, so that servers need not compress, and the
 * strongest setting is affordable. A compressed file that would not be smaller is left out. Those of an earlier
 * build are deleted: a server would go on sending them.
 */
export async function precompress(out: string, fromCache: FromCache = withoutCache): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.filter(isCompressed).map((file) => rm(file)))

  const waiting = files.filter(isCompressible)
  const packed = new Map<string, Promise<Packed>>()
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      await compressFile(file, fromCache, packed)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

type Packed = readonly [brotli: Buffer, gzipped: Buffer]

/**
 * Writes the compressed copies of one file.
 * @param packed of other files, by their bytes: pages are written twice
 */
export async function compressFile(
  file: string,
  fromCache: FromCache = withoutCache,
  packed = new Map<string, Promise<Packed>>(),
): Promise<void> {
  const source = await readFile(file)
  if (source.length <= minSize) return
  const key = createHash('sha256').update(compressors).update(source).digest('hex')
  const packing =
    packed.get(key) ??
    Promise.all([
      fromCache(`${key}.br`, () => toBrotli(source)),
      fromCache(`${key}.gz`, () => toGzip(source)),
    ])
  packed.set(key, packing)
  const [brotli, gzipped] = await packing
  if (brotli.length < source.length) await writeFile(`${file}.br`, brotli)
  if (gzipped.length < source.length) await writeFile(`${file}.gz`, gzipped)
}

const toBrotli = (source: Buffer): Promise<Buffer> =>
  compressWithBrotli(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  })

const toGzip = (source: Buffer): Promise<Buffer> =>
  compressWithGzip(source, { level: constants.Z_BEST_COMPRESSION })

/** Written by an earlier run. An archive that the operator offers, such as plans.tar.gz, is not. */
function isCompressed(file: string): boolean {
  return /\.(?:br|gz)$/.test(file) && isCompressible(file.replace(/\.(?:br|gz)$/, ''))
}
