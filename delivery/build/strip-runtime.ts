import { OperatorError } from '../operator-error'
import { hashedFolder } from './write-hashed'
import type { ExportedPage } from './exported-pages'

/** What a page needs to hydrate, as its HTML had it. */
export type Runtime = {
  /** Addresses of Next's scripts. */
  readonly chunks: readonly string[]
  /** Turbopack's inline script, which names the entry. */
  readonly registration: string
  /** React's serialized tree of the page, also called RSC payload. */
  readonly flight: string
}

const firstPush = '(self.__next_f=self.__next_f||[]).push('
const nextPush = 'self.__next_f.push('
const registrationStart = '(globalThis["TURBOPACK"]'

/**
 * Removes Next's scripts, script preloads and flight data from a page. Any other script must be one of ours or data:
 * an unknown one stops the build, because to keep it or to remove it would be a guess.
 */
export function stripRuntime({ file, $ }: ExportedPage): Runtime {
  const chunks: string[] = []
  const registrations: string[] = []
  const pushes: unknown[] = []

  for (const node of $('script').get()) {
    const script = $(node)
    const src = script.attr('src')
    const text = script.text()
    if (isOwn(src) || script.attr('type') === 'application/ld+json') continue
    if (src?.startsWith('/_next/static/') && script.attr('type') === undefined) {
      // Scripts with "nomodule" are polyfills for browsers that the site does not support.
      if (script.attr('nomodule') === undefined) chunks.push(src)
    } else if (src !== undefined) {
      throw new OperatorError(`${file}: has an unknown script: ${$.html(script).replace('</script>', '')}`)
    } else if (text.startsWith(registrationStart)) {
      registrations.push(text)
    } else if (text.startsWith(firstPush) || text.startsWith(nextPush)) {
      pushes.push(readPush(file, text))
    } else {
      throw new OperatorError(`${file}: has an unknown inline script: ${excerpt(text)}`)
    }
    script.remove()
  }
  $('link[rel="preload"][as="script"], link[rel="modulepreload"]').remove()
  // Next 16.4 adds it where a font is not preloaded. It points to this very server, so it saves nothing:
  // https://github.com/vercel/next.js/pull/78662
  $('link[rel="preconnect"][href="/"]').remove()

  const [registration, ...more] = registrations
  if (registration === undefined || more.length > 0) {
    throw new OperatorError(
      `${file}: should register with Turbopack in one inline script; ${registrations.length} were found`,
    )
  }
  if (chunks.length === 0) {
    throw new OperatorError(`${file}: should have scripts under /_next/static/; none was found`)
  }
  return { chunks: [...new Set(chunks)], registration, flight: joinFlight(file, pushes) }
}

const isOwn = (src: string | undefined) => src?.startsWith('/scripts/') || src?.startsWith(hashedFolder)

function readPush(file: string, text: string): unknown {
  const start = text.startsWith(firstPush) ? firstPush : nextPush
  try {
    return JSON.parse(text.slice(start.length, text.lastIndexOf(')')))
  } catch {
    throw unknownFlight(file, text)
  }
}

/** Next pushes `[0]` first, then any number of `[1, text]`. */
function joinFlight(file: string, pushes: readonly unknown[]): string {
  const [first, ...rest] = pushes
  const texts = rest.map((push) => {
    if (Array.isArray(push) && push[0] === 1 && typeof push[1] === 'string') return push[1]
    throw unknownFlight(file, JSON.stringify(push))
  })
  if (!Array.isArray(first) || first[0] !== 0 || texts.length === 0) {
    throw new OperatorError(
      `${file}: should bring its flight data in inline scripts that begin with [0]; it does not`,
    )
  }
  return texts.join('')
}

function unknownFlight(file: string, text: string): OperatorError {
  return new OperatorError(`${file}: has flight data in an unknown form: ${excerpt(text)}`)
}

function excerpt(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)} …` : text
}
