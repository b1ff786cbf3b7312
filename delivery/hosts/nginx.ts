import { adFrameAddress } from '../../components/ads/addresses'
import { compressible, contentTypes, typesByPath } from '../contract/content-types'
import { adFrameHeaders, securityHeaders, strictTransport } from '../contract/headers'
import { pathVariants } from '../contract/redirects'
import { siteNames, type SiteNames } from '../contract/site-names'
import { nginxQuoted, pathPattern } from './quote'
import { commonValues, fillTemplate, lines, type RecipeData } from './recipe'

export function nginxRecipe(data: RecipeData): Promise<string> {
  const names = siteNames(data.siteUrl)
  const headers = securityHeaders(data.policy)
  const exceptions = adFrameHeaders(data.adFramePolicy).map(([name, value = ''], index) => ({
    name,
    value,
    variable: `$fence_header${index}`,
    otherwise: headers.find(([other]) => other === name)?.[1] ?? '',
  }))
  return fillTemplate('nginx.conf', {
    ...commonValues(data),
    redirects: redirects(names),
    listen: listen(names),
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
  const { origin, host, other, isSecure } = names
  const move = `return 301 ${origin}$request_uri;`
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
    ${move}
  }
}
`
  const moved = `# The other name.
server {
${listen(names)}
  server_name ${other};
  server_tokens off;
${isSecure ? `  add_header ${strictTransport[0]} "${strictTransport[1]}" always;\n` : ''}  ${move}
}
`
  return [...(isSecure ? [plain] : []), ...(other ? [moved] : [])].join('\n')
}
