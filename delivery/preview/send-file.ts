import { fstatSync, type ReadStream, type Stats } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import send from 'send'
import { contentTypeOf } from '../contract/content-types'
import { cacheControlOf, isWeighed } from '../contract/headers'
import { isCompressible, type FileVariant } from './file-variants'

/** Headers that describe one file. */
const fileHeaders = [
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
]

export const savesData = ({ headers }: IncomingMessage): boolean => headers['save-data'] === 'on'

/** Sends the first of the files that exists. */
export function sendFirst(
  out: string,
  variants: readonly FileVariant[],
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
): void {
  const [variant, ...rest] = variants
  if (variant === undefined) return otherwise()
  const { name, suffix, encoding } = variant
  const sendNext = () => {
    clearFileHeaders(response)
    sendFirst(out, rest, request, response, otherwise)
  }
  let described: Stats | undefined

  send(request, `${name}${suffix}`, { root: out, index: false, cacheControl: false, dotfiles: 'allow' })
    .on('file', (_file: string, stat: Stats) => {
      described = stat
    })
    .on('headers', () => setFileHeaders(response, name, encoding))
    .on('stream', (stream: ReadStream) =>
      stream.on('open', (fd) => {
        // A build may replace the file between stat() and open() of send 1.2: the headers would describe the old one.
        if (described !== undefined && isSameFile(described, fstatSync(fd))) return
        stream.unpipe(response)
        stream.destroy()
        clearFileHeaders(response)
        sendFirst(out, variants, request, response, otherwise)
      }),
    )
    .on('directory', sendNext)
    .on('error', ({ status }: { status: number }) => {
      if (response.headersSent) response.destroy()
      else if (status === 412 || status === 416) refuse(response, status)
      else sendNext()
    })
    .pipe(response)
}

/** A precondition failed, or the file has no such range (Content-Range gives its length). */
function refuse(response: ServerResponse, status: number): void {
  for (const name of ['Content-Encoding', 'Content-Type', 'Content-Length']) response.removeHeader(name)
  response.writeHead(status).end()
}

export function setFileHeaders(response: ServerResponse, name: string, encoding: string | undefined): void {
  response.setHeader('Cache-Control', cacheControlOf(name, savesData(response.req)))
  const type = contentTypeOf(name)
  if (type !== undefined) response.setHeader('Content-Type', type)
  if (isCompressible(name)) response.setHeader('Vary', 'Accept-Encoding')
  if (isWeighed(name)) response.setHeader('Vary', 'Save-Data')
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding)
}

function isSameFile(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs
}

/** send 1.2 overwrites no header that another file has set. */
function clearFileHeaders(response: ServerResponse): void {
  response.statusCode = 200
  for (const name of fileHeaders) response.removeHeader(name)
}
