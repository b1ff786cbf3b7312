import path from 'node:path'
import { compressible } from '../contract/content-types'

/** A file as it lies in out/, compressed or not. */
export type FileVariant = {
  readonly name: string
  readonly suffix: string
  readonly encoding: string | undefined
}

const extensions = new Set(compressible.map((extension) => `.${extension}`))

/** What the build has made of every text file, best first. */
const compressions = [
  { suffix: '.br', encoding: 'br' },
  { suffix: '.gz', encoding: 'gzip' },
]

export function isCompressible(name: string): boolean {
  return extensions.has(path.posix.extname(name))
}

/** Names of the files that an address may mean: `/history` is history.html. */
export function namesOf(address: string): string[] {
  if (address === '/') return ['/index.html']
  return path.posix.extname(address) === '' ? [`${address}.html`, address] : [address]
}

/**
 * @param encodings that the browser accepts
 * @returns the best first
 */
export function variantsOf(name: string, encodings: readonly string[]): FileVariant[] {
  const plain = { name, suffix: '', encoding: undefined }
  if (!isCompressible(name)) return [plain]
  const accepted = compressions.filter(({ encoding }) => encodings.includes(encoding))
  return [...accepted.map((compression) => ({ name, ...compression })), plain]
}

/** What Accept-Encoding allows. Encodings with the weight 0 are refused (RFC 9110, 12.5.3). */
export function acceptedEncodings(header: string | string[] | undefined = ''): string[] {
  return String(header)
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => Number(weight ?? 1) > 0)
    .map(([name = '']) => name)
}
