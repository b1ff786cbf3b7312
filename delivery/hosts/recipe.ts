import { readFile } from 'node:fs/promises'
import { compressible, contentTypes } from '../contract/content-types'
import { cacheControl, hashedFolders, lightWidth, picturePattern, widerPattern } from '../contract/headers'
import { canonicalPathPattern, notFoundPattern, pathVariants } from '../contract/redirects'
import type { ServerConfig } from '../contract/server-config'
import { siteNames } from '../contract/site-names'

/** What a recipe, the configuration that the build writes for a server, is filled with. */
export type RecipeData = Omit<ServerConfig, 'thirdParties' | 'guides' | 'offline'>

/** Text for each `{{key}}` of a template. */
export type TemplateValues = Readonly<Record<string, string>>

/** What all templates may name. */
export function commonValues({ siteUrl, radioPort }: RecipeData): TemplateValues {
  const { origin, host, port } = siteNames(siteUrl)
  return {
    origin,
    host,
    port: String(port),
    'radio-port': String(radioPort),
    'not-found-pattern': notFoundPattern,
    'canonical-path': canonicalPathPattern,
    'path-variants': pathVariants,
    'type-html': contentTypes.html,
    'cache-hashed': cacheControl.hashed,
    'cache-light': cacheControl.light,
    'cache-other': cacheControl.other,
    'cache-stream': cacheControl.stream,
    'hashed-folders': hashedFolders.join('|'),
    compressible: compressible.join('|'),
    'picture-name': picturePattern,
    wider: widerPattern,
    'light-width': String(lightWidth),
  }
}

/** One or more indented lines for each item. The indent is a number of spaces, or tabs as they are. */
export function lines<Item>(
  indent: number | string,
  items: readonly Item[],
  write: (item: Item, index: number) => string,
): string {
  const margin = typeof indent === 'number' ? ' '.repeat(indent) : indent
  return items.map((item, index) => write(item, index).replaceAll(/^/gm, margin)).join('\n')
}

/** @param name of a template in this folder */
export async function fillTemplate(name: string, values: TemplateValues): Promise<string> {
  const template = await readFile(new URL(name, import.meta.url), 'utf8')
  const valueOf = (key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`delivery/hosts/${name}: there is no value for {{${key}}}`)
    return value
  }
  return (
    template
      // A line that holds nothing but an empty value disappears.
      .replaceAll(/^\{\{([a-z-]+)\}\}\n/gm, (_, key) => (valueOf(key) === '' ? '' : `${valueOf(key)}\n`))
      .replaceAll(/\{\{([a-z-]+)\}\}/g, (_, key) => valueOf(key))
  )
}
