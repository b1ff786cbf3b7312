import { load } from 'cheerio/slim'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Faults of a picture in public/ that content names by its path. */
export async function publicPictureFaults(place: string, address: string, folder: string): Promise<string[]> {
  const bytes = await readFile(path.join(folder, ...address.split('/'))).catch(() => undefined)
  if (!bytes) return [`${place}: names "${address}", but there is no file public${address}`]
  const fault = await sharp(bytes)
    .metadata()
    .then(
      () => undefined,
      () => `${place}: public${address} cannot be read as a picture`,
    )
  if (fault) return [fault]
  return address.endsWith('.svg') ? svgFaults(`public${address}`, bytes.toString()) : []
}

/** An operator's own takes the place of ours. */
const replaceable = '.well-known/security.txt'

/**
 * Files of public/ that would be overwritten, or that nobody means to publish.
 * @param built what the build writes itself
 */
export async function publicFaults(folder: string, built: readonly string[]): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.flatMap((name) => {
    const address = name.split(path.sep).join('/')
    if (built.includes(address) && address !== replaceable)
      return [`public/${name}: the build writes this file itself, so remove it`]
    return /(?:^|[\\/])\.(?!well-known(?:[\\/]|$))/.test(name)
      ? [`public/${name}: begins with a dot, and everything in public/ is published; remove it`]
      : []
  })
}

/** What the radio page plays where no stream answers. */
export async function recordingFaults(folder: string): Promise<string[]> {
  const size = await stat(path.join(folder, 'recording.mp3')).then(
    ({ size }) => size,
    () => 0,
  )
  if (size > 0) return []
  return [
    'public/recording.mp3: is missing or empty; put an MP3 there, which the radio page plays where no stream answers',
  ]
}

/** Pictures of the news board that are not there, such as where only its list was committed. */
export async function newsPictureFaults(names: readonly string[], folder: string): Promise<string[]> {
  const there = new Set(await readdir(folder).catch(() => []))
  return [...new Set(names)]
    .filter((name) => !there.has(name))
    .map(
      (name) =>
        `content/data/news.json: content/news/${name} is missing; run "npm run news", and commit both`,
    )
}

const activeElements = new Set([
  'script',
  'handler',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'canvas',
  'link',
  'base',
  'meta',
])

const ownReference = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i
const scriptAddress = /javascript:/i
const styleAddress = /@import|url\(\s*['"]?(?!\s*['"]?(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,]))/i

/**
 * What an SVG may do beyond drawing: run scripts, load from elsewhere. Not where a page shows it as a picture, but
 * where somebody opens it by itself, on a host that does not send our headers.
 */
export function svgFaults(file: string, source: string): string[] {
  const findings = /<!ENTITY|<\?xml-stylesheet/i.test(source)
    ? ['declares entities or style sheets, which may load other files']
    : []
  const $ = load(source, { xml: true })

  for (const node of $('*').get()) {
    if (!('attribs' in node)) continue
    const name = withoutPrefix(node.name)
    if (activeElements.has(name)) findings.push(`has a <${node.name}>, which a picture must not have`)
    if (name === 'style' && styleAddress.test($(node).text()))
      findings.push('has a <style> that loads other files')
    for (const [attribute, value] of Object.entries(node.attribs)) {
      const key = withoutPrefix(attribute)
      const shown = `<${node.name} ${attribute}="${value.slice(0, 60)}">`
      if (key.startsWith('on') || scriptAddress.test(value)) findings.push(`runs a script: ${shown}`)
      else if ((key === 'href' || key === 'src') && !ownReference.test(value))
        findings.push(`refers to something outside of it: ${shown}`)
      else if (styleAddress.test(value)) findings.push(`loads another file: ${shown}`)
    }
  }
  return [...new Set(findings)].map((finding) => `${file}: ${finding}`)
}

function withoutPrefix(name: string): string {
  return name.replace(/^.*:/, '').toLowerCase()
}
