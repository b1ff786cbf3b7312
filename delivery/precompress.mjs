import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Text shrinks; pictures, fonts and sound are compressed already. */
const worthIt = /\.(?:html|txt|js|mjs|css|svg|json|xml|webmanifest)$/

/** Below this size the answer fits into one packet anyway. */
const smallest = 512

/** Files at work at one time: enough for zlib's threads, without holding all of out/ in memory. */
const atOnce = 8

/**
 * Puts `name.br` and `name.gz` beside every text file of the folder, so that a server needs no time of its own
 * to compress, and can afford the strongest setting. A sibling that would not be smaller is left out, and one
 * from a build before is taken away: a server would go on sending it.
 * @param {string} out
 * @returns {Promise<{ files: number, bytes: number, brotli: number, gzip: number }>} what there was to
 *   compress, and what it is now
 */
export async function precompress(out) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const sources = files.filter((file) => worthIt.test(file))
  await Promise.all(files.filter((file) => isSibling(file)).map((file) => rm(file)))

  const sum = { files: 0, bytes: 0, brotli: 0, gzip: 0 }
  const waiting = [...sources]
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const packed = await compressFile(file)
      if (packed === undefined) continue
      sum.files += 1
      sum.bytes += packed.bytes
      sum.brotli += packed.brotli
      sum.gzip += packed.gzip
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return sum
}

/**
 * The siblings of one file.
 * @param {string} file
 * @returns {Promise<{ bytes: number, brotli: number, gzip: number } | undefined>} undefined where it is too small
 */
export async function compressFile(file) {
  const source = await readFile(file)
  if (source.length <= smallest) return undefined
  const [small, older] = await Promise.all([
    brotli(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
    zip(source, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (small.length < source.length) await writeFile(`${file}.br`, small)
  if (older.length < source.length) await writeFile(`${file}.gz`, older)
  return {
    bytes: source.length,
    brotli: Math.min(small.length, source.length),
    gzip: Math.min(older.length, source.length),
  }
}

/** What an earlier run wrote. An archive that the operator offers, such as plans.tar.gz, is none of ours. */
function isSibling(/** @type {string} */ file) {
  return /\.(?:br|gz)$/.test(file) && worthIt.test(file.replace(/\.(?:br|gz)$/, ''))
}
