import { OperatorError } from '../operator-error'
import type { ExportedPage } from './exported-pages'
import { hashedFolder } from './write-hashed'

/**
 * Removes Next's scripts, script preloads and marks from a page, which otherwise stand now here, now there. Any other script must be one of ours or data: an
 * unknown one stops the build, because to keep it or to remove it would be a guess.
 * @param page is changed
 */
export function removeRuntime({ file, $ }: ExportedPage): void {
  for (const node of $('script').get()) {
    const script = $(node)
    const src = script.attr('src')
    if (isOwn(src) || script.attr('type') === 'application/ld+json') continue
    const isNext = src?.startsWith('/_next/static/') ?? /^\(?(?:self|globalThis)\b/.test(script.text())
    if (!isNext) throw new OperatorError(`${file}: has an unknown script: ${$.html(script).slice(0, 120)}`)
    script.remove()
  }
  $('link[rel="preload"][as="script"], link[rel="modulepreload"]').remove()
  // Next 16.4 adds it where a font is not preloaded. It points to this very server, so it saves nothing:
  // https://github.com/vercel/next.js/pull/78662
  $('link[rel="preconnect"][href="/"]').remove()
  $('meta[name="next-size-adjust"]').remove()
  // Next writes each `og:` tag once more for Twitter, which reads the `og:` tags itself; only its card is its own.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove()
  // They part one text from the next for React, which looks into islands only.
  $('*:not(site-island, site-island *)')
    .contents()
    .filter((_, { type }) => type === 'comment')
    .remove()
}

const isOwn = (src: string | undefined) => src?.startsWith('/scripts/') || src?.startsWith(hashedFolder)
