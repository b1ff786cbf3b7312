import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { adFrameAddress } from './ads/address.mjs'
import { headersFile, redirectsFile } from './edge-files.mjs'
import {
  adFrameHeaders,
  cacheControl,
  contentTypes,
  hashedFolders,
  packedEndings,
  securityHeaders,
} from './headers.mjs'
import { apacheQuoted, caddyQuoted, nginxQuoted } from './quoted.mjs'
import { notFoundForm, otherForms, slug } from './redirects.mjs'
import {
  apacheRedirects,
  apacheTls,
  caddyRedirects,
  nginxListen,
  nginxRedirects,
  siteNames,
} from './site-names.mjs'

/**
 * What a recipe is filled with.
 * @typedef {{
 *   siteUrl: string,
 *   policy: string,
 *   adFramePolicy: string | undefined,
 *   pages: readonly string[],
 *   aliases: readonly import('./redirects.mjs').Alias[],
 *   radioPort: number,
 * }} Site
 */

/**
 * Writes the recipes of every host: for hosts that read them from the site itself into out/, for servers of
 * one's own into `hosts`.
 * @param {string} out
 * @param {string} hosts
 * @param {Site} site
 */
export async function writeRecipes(out, hosts, site) {
  await mkdir(hosts, { recursive: true })
  const directory = await fillTemplate('htaccess', directoryValues(site))
  await Promise.all([
    writeFile(path.join(out, '_headers'), headersFile(site)),
    writeFile(path.join(out, '_redirects'), redirectsFile(site)),
    writeFile(path.join(out, '.htaccess'), directory),
    // GitHub Pages leaves out folders that begin with an underscore, unless it finds this file.
    writeFile(path.join(out, '.nojekyll'), ''),
    writeFile(path.join(hosts, 'nginx.conf'), await fillTemplate('nginx.conf', nginxValues(site))),
    writeFile(path.join(hosts, 'Caddyfile'), await fillTemplate('Caddyfile', caddyValues(site))),
    writeFile(
      path.join(hosts, 'apache.conf'),
      // A server of one's own must not start without its headers; a shared one must not answer 500.
      await fillTemplate('apache.conf', {
        ...apacheValues(site),
        directory: directory.replaceAll(/^ *<\/?IfModule.*>\n/gm, '').trimEnd(),
      }),
    ),
  ])
}

/** What all templates may name. */
function commonValues(/** @type {Site} */ { siteUrl, radioPort }) {
  const { origin, host, port } = siteNames(siteUrl)
  return {
    origin,
    host,
    port: String(port),
    'radio-port': String(radioPort),
    'not-found-form': notFoundForm,
    slug,
    'other-forms': otherForms,
    'type-html': contentTypes.html,
    'cache-hashed': cacheControl.hashed,
    'cache-other': cacheControl.other,
    'cache-stream': cacheControl.stream,
    'hashed-folders': hashedFolders.join('|'),
    'packed-endings': packedEndings.join('|'),
  }
}

function nginxValues(/** @type {Site} */ site) {
  const headers = securityHeaders(site.policy)
  const exceptions = adFrameHeaders(site.adFramePolicy).map(([name, value = ''], index) => ({
    name,
    value,
    variable: `$fence_header${index}`,
    otherwise: headers.find(([other]) => other === name)?.[1] ?? '',
  }))
  return {
    ...commonValues(site),
    'leads-here': nginxRedirects(siteNames(site.siteUrl)),
    listen: nginxListen(siteNames(site.siteUrl)),
    'ad-frame': lines(0, exceptions, ({ variable, value, otherwise }) =>
      [
        `map $uri ${variable} {`,
        `  default ${nginxQuoted(otherwise)};`,
        `  "~^${adFrameAddress}\\.html(?:\\.|\\z)" ${nginxQuoted(value)};`,
        `}`,
      ].join('\n'),
    ),
    headers: lines(2, headers, ([name, value]) => {
      const variable = exceptions.find((exception) => exception.name === name)?.variable
      return `add_header ${name} ${variable ?? nginxQuoted(value)} always;`
    }),
    types: lines(4, Object.entries(contentTypes), ([ending, type]) => `"${type}" ${ending};`),
    aliases: lines(2, site.aliases, (alias) => `"~^${alias.path}${otherForms}?(?:\\?|\\z)" ${alias.of};`),
    'packed-locations': lines(2, packedEndings, (ending) =>
      [
        `location ~ \\.${ending}\\.(?:br|gz)$ {`,
        `  types {`,
        `    "${typeOf(ending)}" br gz;`,
        `  }`,
        `  try_files $uri =404;`,
        `}`,
      ].join('\n'),
    ),
  }
}

function caddyValues(/** @type {Site} */ site) {
  return {
    ...commonValues(site),
    'leads-here': caddyRedirects(siteNames(site.siteUrl)),
    headers: lines(
      '\t\t\t',
      securityHeaders(site.policy),
      ([name, value]) => `${name} ${caddyQuoted(value)}`,
    ),
    'ad-frame': lines('\t\t', adFrameHeaders(site.adFramePolicy), ([name, value]) =>
      value === undefined
        ? `header ${adFrameAddress} -${name}`
        : `header ${adFrameAddress} ${name} ${caddyQuoted(value)}`,
    ),
    types: lines('\t\t', Object.entries(contentTypes), ([ending, type]) =>
      [`@type-${ending} path *.${ending}`, `header @type-${ending} Content-Type "${type}"`].join('\n'),
    ),
    aliases: lines('\t\t', site.aliases, (alias, index) =>
      [
        `@alias${index} path_regexp ^${alias.path}${otherForms}?$`,
        `route @alias${index} {`,
        `\trewrite * ${alias.of}`,
        `\tredir * {uri} 301`,
        `}`,
      ].join('\n'),
    ),
    'hashed-folders': hashedFolders.map((folder) => ` ${folder}*`).join(''),
    'packed-endings': packedEndings.map((ending) => ` *.${ending}`).join(''),
  }
}

function directoryValues(/** @type {Site} */ site) {
  const isAdFrame = `"expr=%{REQUEST_URI} =~ m#^${adFrameAddress}(?:\\.html(?:\\.|$)|$)#"`
  return {
    ...commonValues(site),
    headers: lines(
      2,
      securityHeaders(site.policy),
      ([name, value]) => `Header always set ${name} ${apacheQuoted(value)}`,
    ),
    'ad-frame': lines(2, adFrameHeaders(site.adFramePolicy), ([name, value]) =>
      value === undefined
        ? `Header always unset ${name} ${isAdFrame}`
        : `Header always set ${name} ${apacheQuoted(value)} ${isAdFrame}`,
    ),
    types: lines(0, Object.entries(contentTypes), ([ending, type]) => `AddType "${type}" .${ending}`),
    aliases: lines(
      2,
      site.aliases,
      (alias) => `RewriteRule ^${alias.path.slice(1)}${otherForms}?$ ${alias.of} [R=301,L]`,
    ),
    // Down to the rules for compression: those above, and one for each alias.
    skip: String(8 + site.aliases.length),
  }
}

function apacheValues(/** @type {Site} */ site) {
  const dropped = [
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Authorization',
    'Cookie',
    'Forwarded',
    'Icy-MetaData',
    'If-Match',
    'If-Modified-Since',
    'If-None-Match',
    'If-Range',
    'If-Unmodified-Since',
    'Origin',
    'Proxy-Authorization',
    'Range',
    'Referer',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Server',
    'X-Real-IP',
  ]
  return {
    ...commonValues(site),
    'leads-here': apacheRedirects(siteNames(site.siteUrl)),
    tls: apacheTls(siteNames(site.siteUrl)),
    headers: lines(
      4,
      securityHeaders(site.policy),
      ([name, value]) => `Header always set ${name} ${apacheQuoted(value)}`,
    ),
    'drop-request-headers': lines(4, dropped, (name) => `RequestHeader unset ${name}`),
  }
}

/** @param {string} ending */
function typeOf(ending) {
  const type = Object.entries(contentTypes).find(([name]) => name === ending)?.[1]
  if (type === undefined) throw new Error(`delivery/headers.mjs › contentTypes: lacks .${ending}`)
  return type
}

/**
 * One or more indented lines for each item.
 * @template Item
 * @param {number | string} indent
 * @param {readonly Item[]} items
 * @param {(item: Item, index: number) => string} write
 */
function lines(indent, items, write) {
  const margin = typeof indent === 'number' ? ' '.repeat(indent) : indent
  return items.map((item, index) => write(item, index).replaceAll(/^/gm, margin)).join('\n')
}

/**
 * @param {string} name
 * @param {Record<string, string>} values
 */
async function fillTemplate(name, values) {
  const template = await readFile(new URL(`recipes/${name}`, import.meta.url), 'utf8')
  const valueOf = (/** @type {string} */ key) => {
    const value = values[key]
    if (value === undefined)
      throw new Error(`delivery/recipes/${name}: nothing is known to put for {{${key}}}`)
    return value
  }
  return (
    template
      // What may be empty takes its line with it.
      .replaceAll(/^\{\{([a-z-]+)\}\}\n/gm, (_, key) => (valueOf(key) === '' ? '' : `${valueOf(key)}\n`))
      .replaceAll(/\{\{([a-z-]+)\}\}/g, (_, key) => valueOf(key))
  )
}
