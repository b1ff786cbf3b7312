import { adFrameAddress } from '../../components/ads/addresses'
import { compressible, contentTypes, typesByPath } from '../contract/content-types'
import { adFrameHeaders, hashedFolders, securityHeaders, strictTransport } from '../contract/headers'
import { pathVariants } from '../contract/redirects'
import { siteNames, type SiteNames } from '../contract/site-names'
import { caddyQuoted } from './quote'
import { commonValues, fillTemplate, lines, type RecipeData } from './recipe'

export function caddyRecipe(data: RecipeData): Promise<string> {
  return fillTemplate('Caddyfile', {
    ...commonValues(data),
    redirects: redirects(siteNames(data.siteUrl)),
    headers: lines(
      '\t\t\t',
      securityHeaders(data.policy),
      ([name, value]) => `${name} ${caddyQuoted(value)}`,
    ),
    'ad-frame': lines('\t\t', adFrameHeaders(data.adFramePolicy), ([name, value]) =>
      value === undefined
        ? `header ${adFrameAddress} -${name}`
        : `header ${adFrameAddress} ${name} ${caddyQuoted(value)}`,
    ),
    types: [
      lines('\t\t', Object.entries(contentTypes), ([extension, type]) =>
        [`@type-${extension} path *.${extension}`, `header @type-${extension} Content-Type "${type}"`].join(
          '\n',
        ),
      ),
      lines('\t\t', Object.entries(typesByPath), ([path, type]) => `header ${path} Content-Type "${type}"`),
    ].join('\n'),
    aliases: lines('\t\t', data.aliases, (alias, index) =>
      [
        `@alias${index} path_regexp ^${alias.path}${pathVariants}?$`,
        `route @alias${index} {`,
        `\trewrite * ${alias.of}`,
        `\tredir * {uri} 301`,
        `}`,
      ].join('\n'),
    ),
    'hashed-folders': hashedFolders.map((folder) => ` ${folder}*`).join(''),
    compressible: compressible.map((extension) => ` *.${extension}`).join(''),
  })
}

function redirects({ origin, host, other, isSecure, port }: SiteNames): string {
  const move = `redir ${origin}{uri} 301`
  const moved =
    other &&
    `# EDIT: delete this block if there is no ${other} in your DNS: Caddy asks for its certificate, too.
${isSecure ? `https://${other}:${port}` : `http://${other}:${port}`} {
	header -Server
${isSecure ? `	header ${strictTransport[0]} "${strictTransport[1]}"\n` : ''}	${move}
}`
  const plain = `# Plain http. Where a proxy in front of this server ends TLS, and asks here by plain http, this would go round in
# circles: EDIT, delete this block, and begin the first one with http://${host}
http://${host}${other ? `, http://${other}` : ''} {
	header -Server
	${move}
}

# Unknown names.
http:// {
	header -Server
	${move}
}`
  return [...(moved ? [moved] : []), ...(isSecure ? [plain] : [])].join('\n\n')
}
