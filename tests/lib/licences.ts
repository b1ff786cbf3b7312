import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { load } from 'cheerio'

/** Names of licences that words and pictures may be under, as a text says them. */
const names = /(?:CC0|CC[ -]BY[A-Z-]*) \d\.\d|all rights reserved/gi

/**
 * What a built site says of the licence of its words and pictures: the names that any text mentions, and by file the
 * addresses that stand where a program looks for one.
 * @param home the site's address
 */
export async function licencesIn(
  out: string,
  home: string,
): Promise<{ mentioned: Set<string>; linked: Map<string, readonly string[]> }> {
  const files = (await readdir(out, { recursive: true })).filter((name) =>
    /\.(?:html|xml|txt|json)$/.test(name),
  )
  const mentioned: Set<string> = new Set()
  const linked: Map<string, readonly string[]> = new Map()
  for (const name of files) {
    const text = await readFile(path.join(out, name), 'utf8')
    for (const [licence] of text.matchAll(names)) mentioned.add(licence.toLowerCase())
    if (!/\.(?:html|xml)$/.test(name)) continue
    const $ = load(text, { xml: name.endsWith('.xml') })
    const links = $('[rel~=license]').map((_, link) => new URL($(link).attr('href') ?? '', home).href)
    const images = $('image\\:image').map((_, image) => $(image).find('image\\:license').text())
    const data = [...text.matchAll(/"license":"([^"]*)"/g)].map(([, address = '']) => address)
    linked.set(name, [...links.get(), ...images.get(), ...data])
  }
  return { mentioned, linked }
}

export const licenceNames = (text: string) => [...text.matchAll(names)].map(([name]) => name)
