import { readFileSync } from 'node:fs'
import path from 'node:path'
import compression from 'compression'
import sirv from 'sirv'

/** Types that the file library guesses wrong or leaves without a charset. */
const contentTypes = new Map([
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
])

/** Files whose names carry a hash of their content never change. */
const hashed = /^\/(?:_next\/static|pictures)\//

/**
 * Serves an exported site: clean URLs, ranges, ETags, compression, and 404.html with status 404.
 * @param {string} out the folder
 * @returns {import('node:http').RequestListener}
 */
export function createSite(out) {
  const notFound = readFileSync(path.join(out, '404.html'))
  const files = sirv(out, { etag: true, extensions: ['html'], setHeaders })
  const compress = compression()

  return (request, response) => {
    setSafetyHeaders(response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    // The middleware is written for Express, whose request and response are Node's with more on top.
    const [req, res] = /** @type {Parameters<typeof compress>} */ (
      /** @type {unknown} */ ([request, response])
    )
    compress(req, res, () => {
      files(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
        response.end(request.method === 'HEAD' ? undefined : notFound)
      })
    })
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} file
 */
function setHeaders(response, file) {
  response.setHeader('Cache-Control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
  const type = contentTypes.get(path.extname(file))
  if (type) response.setHeader('Content-Type', type)
}

/** @param {import('node:http').ServerResponse} response */
function setSafetyHeaders(response) {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  response.setHeader('X-Frame-Options', 'DENY')
}
