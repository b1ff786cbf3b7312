import { adFrameAddress } from '../../components/ads/addresses'
import { compressible, contentTypes, typesByPath } from '../contract/content-types'
import { adFrameHeaders, securityHeaders, strictTransport } from '../contract/headers'
import { pathVariants } from '../contract/redirects'
import { siteNames, type SiteNames } from '../contract/site-names'
import { nginxQuoted, pathPattern } from './quote'
import { commonValues, fillTemplate, lines, type RecipeData } from './recipe'

/** What depends on where nginx runs: text for these keys of nginx.conf. */
type Surroundings = Readonly<Record<'listen' | 'redirects' | 'icecast' | 'icecast-name', string>>

/** For a server of the site's own, which ends TLS. */
export function nginxRecipe(data: RecipeData): Promise<string> {
  const names = siteNames(data.siteUrl)
  return fillSite(data, {
    listen: listen(names),
    redirects: redirects(names),
    icecast: `upstream fence_icecast {\n  server 127.0.0.1:${data.radioPort};  # EDIT\n}`,
    'icecast-name': 'fence_icecast',
  })
}

/**
 * nginx.conf as a whole, for a container behind a proxy that ends TLS. What came by plain http that proxy redirects; the
 * other name is redirected here, whoever the proxy is. All unknown names get the site: a health check asks for an IP
 * address, and some proxies for a name of their own.
 */
export async function nginxContainerRecipe(data: RecipeData): Promise<string> {
  const names = siteNames(data.siteUrl)
  const site = await fillSite(data, {
    listen: '  listen 8080 default_server;',
    redirects: names.other ? moved(names, '  listen 8080;') : '',
    // A variable is looked up with each request. The port is that of compose.yaml.
    icecast: 'map "" $fence_icecast {\n  default icecast:8000;\n}',
    'icecast-name': '$fence_icecast',
  })
  return fillTemplate('nginx-container.conf', { ...commonValues(data), site })
}

function fillSite(data: RecipeData, surroundings: Surroundings): Promise<string> {
  const headers = securityHeaders(data.policy)
  const exceptions = adFrameHeaders(data.adFramePolicy).map(([name, value = ''], index) => ({
    name,
    value,
    variable: `$fence_header${index}`,
    otherwise: headers.find(([other]) => other === name)?.[1] ?? '',
  }))
  return fillTemplate('nginx.conf', {
    ...commonValues(data),
    ...surroundings,
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
    types: lines(4, Object.entries(contentTypes), ([extension, type]) => `"${type}" ${extension};`),
    aliases: lines(2, data.aliases, (alias) => `"~^${alias.path}${pathVariants}?(?:\\?|\\z)" ${alias.of};`),
    'typed-locations': lines(2, Object.entries(typesByPath), ([path, type]) =>
      [
        `location ~ ^${pathPattern(path)}(?:\\.(?:br|gz))?$ {`,
        `  types {`,
        `    "${type}" xml br gz;`,
        `  }`,
        `  try_files $uri =404;`,
        `}`,
      ].join('\n'),
    ),
    'compressed-locations': lines(2, compressible, (extension) =>
      [
        `location ~ \\.${extension}\\.(?:br|gz)$ {`,
        `  types {`,
        `    "${contentTypes[extension]}" br gz;`,
        `  }`,
        `  try_files $uri =404;`,
        `}`,
      ].join('\n'),
    ),
  })
}

function listen({ host, other, isSecure, port }: SiteNames): string {
  if (!isSecure) return [`  listen ${port};`, `  listen [::]:${port};`].join('\n')
  return [
    `  listen ${port} ssl http2;`,
    `  listen [::]:${port} ssl http2;`,
    `  ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;  # EDIT: yours${other ? `, for ${other} too` : ''}`,
    `  ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;  # EDIT`,
    '  ssl_protocols TLSv1.2 TLSv1.3;',
  ].join('\n')
}

/**
 * Servers that redirect to the site. They stand before the site's own server: where nginx has no other default
 * server, the first one also answers for unknown names.
 */
function redirects(names: SiteNames): string {
  const { host, other, isSecure } = names
  const plain = `# Plain http. Where a proxy in front of this server ends TLS, and asks here by plain http, this would go round in
# circles: EDIT, delete this server, and let the last one listen on 80.
server {
  listen 80;
  listen [::]:80;
  server_name ${[host, other].filter(Boolean).join(' ')};
  server_tokens off;

  # Where certbot proves that the domain is yours, with each renewal.
  location ^~ /.well-known/acme-challenge/ {
    root /var/www/html;  # EDIT: certbot's --webroot-path
    default_type text/plain;
  }
  location / {
    ${move(names)}
  }
}
`
  return [...(isSecure ? [plain] : []), ...(other ? [moved(names, listen(names))] : [])].join('\n')
}

const move = ({ origin }: SiteNames) => `return 301 ${origin}$request_uri;`

const moved = (names: SiteNames, listen: string) => `# The other name.
server {
${listen}
  server_name ${names.other};
  server_tokens off;
${names.isSecure ? `  add_header ${strictTransport[0]} "${strictTransport[1]}" always;\n` : ''}  ${move(names)}
}
`
