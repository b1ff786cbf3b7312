import { Fault } from '../fault.mjs'

/** @typedef {import('../pages.mjs').Page} Page */

/**
 * What a page needs to hydrate, as it was found in its HTML.
 * @typedef {object} Runtime
 * @property {string[]} chunks addresses of Next's scripts
 * @property {string} registration Turbopack's inline script, which names the entry
 * @property {string} flight the page as React knows it
 */

const opening = '(self.__next_f=self.__next_f||[]).push('
const further = 'self.__next_f.push('
const registrationStart = '(globalThis["TURBOPACK"]'

/**
 * Step 1: takes Next's scripts, script preloads and flight data out of a page. Whatever else is a script must
 * be one of ours or data; anything unknown stops the build, since leaving it in, or taking it out, is a guess.
 * @param {Page} page is changed
 * @returns {Runtime}
 * @throws Fault naming the page and what was found
 */
export function takeOutRuntime({ file, $ }) {
  /** @type {string[]} */
  const chunks = []
  /** @type {string[]} */
  const registrations = []
  /** @type {unknown[]} */
  const pushes = []

  for (const node of $('script').get()) {
    const script = $(node)
    const src = script.attr('src')
    const text = script.text()
    if (src?.startsWith('/scripts/') || script.attr('type') === 'application/ld+json') continue
    if (src?.startsWith('/_next/static/')) {
      // Polyfills for engines that the site does not serve.
      if (script.attr('nomodule') === undefined) chunks.push(src)
    } else if (src !== undefined) {
      throw new Fault(file, `has a script this step does not know: <script src="${src}">`)
    } else if (text.startsWith(registrationStart)) {
      registrations.push(text)
    } else if (text.startsWith(opening) || text.startsWith(further)) {
      pushes.push(readPush(file, text))
    } else {
      throw new Fault(file, `has an inline script this step does not know: ${excerpt(text)}`)
    }
    script.remove()
  }
  $('link[rel="preload"][as="script"], link[rel="modulepreload"]').remove()
  // Next's hint for fonts that are not preloaded: a second connection to where the page came from.
  $('link[rel="preconnect"][href="/"]').remove()

  const [registration, ...more] = registrations
  if (registration === undefined || more.length > 0) {
    throw new Fault(
      file,
      `should register with Turbopack in one inline script; ${registrations.length} were found`,
    )
  }
  if (chunks.length === 0) throw new Fault(file, 'should have scripts under /_next/static/; none was found')
  return { chunks: [...new Set(chunks)], registration, flight: joinFlight(file, pushes) }
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {unknown}
 */
function readPush(file, text) {
  const start = text.startsWith(opening) ? opening : further
  try {
    return JSON.parse(text.slice(start.length, text.lastIndexOf(')')))
  } catch {
    throw new Fault(file, `has flight data in a form this step does not know: ${excerpt(text)}`)
  }
}

/**
 * Next pushes `[0]` to begin, then `[1, text]` as often as it likes.
 * @param {string} file
 * @param {readonly unknown[]} pushes
 */
function joinFlight(file, pushes) {
  const [first, ...rest] = pushes
  const texts = rest.map((push) => {
    if (Array.isArray(push) && push[0] === 1 && typeof push[1] === 'string') return push[1]
    throw new Fault(
      file,
      `has flight data in a form this step does not know: ${excerpt(JSON.stringify(push))}`,
    )
  })
  if (!Array.isArray(first) || first[0] !== 0 || texts.length === 0) {
    throw new Fault(file, 'should bring its flight data in inline scripts that begin with [0]; they do not')
  }
  return texts.join('')
}

/** @param {string} text */
function excerpt(text) {
  return text.length > 80 ? `${text.slice(0, 80)} …` : text
}
