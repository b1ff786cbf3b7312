import path from 'node:path'
import { adFrameAddress } from '../../components/ads/addresses'
import { contentTypes, typesByPath } from '../contract/content-types'
import { adFrameHeaders, securityHeaders, strictTransport } from '../contract/headers'
import { pathVariants } from '../contract/redirects'
import { siteNames, type SiteNames } from '../contract/site-names'
import { apacheQuoted, pathPattern } from './quote'
import { commonValues, fillTemplate, lines, type RecipeData } from './recipe'

/** Headers of the reader's request that Icecast does not get. */
const droppedHeaders = [
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

/** The configuration of a virtual host. */
export async function apacheRecipe(data: RecipeData): Promise<string> {
  const names = siteNames(data.siteUrl)
  const directory = await htaccess(data)
  return fillTemplate('apache.conf', {
    ...commonValues(data),
    redirects: redirects(names),
    tls: tls(names),
    headers: headerLines(4, data),
    'drop-request-headers': lines(4, droppedHeaders, (name) => `RequestHeader unset ${name}`),
    // One's own server must not start without its headers; a shared one (.htaccess) must not answer 500.
    directory: directory.replaceAll(/^ *<\/?IfModule.*>\n/gm, '').trimEnd(),
  })
}

/** `.htaccess`, for a shared server. */
export async function htaccess(data: RecipeData): Promise<string> {
  const isAdFrame = `"expr=%{REQUEST_URI} =~ m#^${adFrameAddress}(?:\\.html(?:\\.|$)|$)#"`
  const text = await fillTemplate('htaccess', {
    ...commonValues(data),
    headers: headerLines(2, data),
    'ad-frame': lines(2, adFrameHeaders(data.adFramePolicy), ([name, value]) =>
      value === undefined
        ? `Header always unset ${name} ${isAdFrame}`
        : `Header always set ${name} ${apacheQuoted(value)} ${isAdFrame}`,
    ),
    types: lines(0, Object.entries(contentTypes), ([extension, type]) => `AddType "${type}" .${extension}`),
    'types-by-path': lines(0, Object.entries(typesByPath), ([file, type]) =>
      [
        `<FilesMatch "^${pathPattern(path.posix.basename(file))}(?:\\.(?:br|gz))?$">`,
        `  ForceType "${type}"`,
        `</FilesMatch>`,
      ].join('\n'),
    ),
    aliases: lines(
      2,
      data.aliases,
      (alias) => `RewriteRule ^${alias.path.slice(1)}${pathVariants}?$ ${alias.of} [R=301,L]`,
    ),
  })
  return text.replace('[S=rules]', `[S=${rulesBeforeCompression(text)}]`)
}

/** How many rules the one marked [S=rules] has to skip to reach those for compressed files. */
function rulesBeforeCompression(text: string): number {
  const [, skipped = ''] = /\[S=rules\](.*?)# The browser gets the best compression/s.exec(text) ?? []
  return skipped.match(/^ *RewriteRule /gm)?.length ?? 0
}

function headerLines(indent: number, { policy }: RecipeData): string {
  return lines(
    indent,
    securityHeaders(policy),
    ([name, value]) => `Header always set ${name} ${apacheQuoted(value)}`,
  )
}

function tls({ host, other, isSecure }: SiteNames): string {
  if (!isSecure) return ''
  return [
    `  # EDIT: your certificate${other ? `, for ${other} too` : ''}`,
    '  SSLEngine On',
    '  SSLProtocol -all +TLSv1.2 +TLSv1.3',
    `  SSLCertificateFile /etc/letsencrypt/live/${host}/fullchain.pem`,
    `  SSLCertificateKeyFile /etc/letsencrypt/live/${host}/privkey.pem`,
  ].join('\n')
}

/** Hosts that redirect to the site. They stand first, so that Apache takes them for unknown names as well. */
function redirects(names: SiteNames): string {
  const { origin, host, other, isSecure, port } = names
  const plain = `# Plain http. Where a proxy in front of this server ends TLS, and asks here by plain http, this would go round in
# circles: EDIT, delete this host, let the last one be *:80 and take its SSL lines out.
<VirtualHost *:80>
  ServerName ${host}${other ? `\n  ServerAlias ${other}` : ''}
  ServerSignature Off
  TraceEnable Off
  # EDIT: certbot's --webroot-path, where it proves that the domain is yours, with each renewal
  DocumentRoot "/var/www/html"
  RedirectMatch 301 "^/(?!\\.well-known/acme-challenge/)(.*)" "${origin}/$1"
</VirtualHost>
`
  const moved = `# The other name.
<VirtualHost *:${port}>
  ServerName ${other}
  ServerSignature Off
  TraceEnable Off
${isSecure ? `${tls(names)}\n  Header always set ${strictTransport[0]} "${strictTransport[1]}"\n` : ''}  Redirect 301 "/" "${origin}/"
</VirtualHost>
`
  const listens = port === 80 || port === 443 ? [] : [`Listen ${port}\n`]
  return [...listens, ...(isSecure ? [plain] : []), ...(other ? [moved] : [])].join('\n')
}
