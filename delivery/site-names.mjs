import { isIP } from 'node:net'
import { strictTransport } from './headers.mjs'

// The part of each server's recipe that depends on the site's address: names, certificate, redirects.

/**
 * The names that a server answers to.
 * @typedef {object} SiteNames
 * @property {string} origin where every page is, such as `https://fences.org`
 * @property {string} host `fences.org`
 * @property {string | undefined} other `www.fences.org`, or the bare name of a site at www: leads to the site
 * @property {boolean} isSecure
 * @property {number} port
 */

/**
 * @param {string} siteUrl
 * @returns {SiteNames}
 */
export function siteNames(siteUrl) {
  const { origin, protocol, hostname: host, port } = new URL(siteUrl)
  const isSecure = protocol === 'https:'
  return { origin, host, other: otherName(host), isSecure, port: Number(port) || (isSecure ? 443 : 80) }
}

/** @param {string} host */
function otherName(host) {
  const isDomain = host.includes('.') && isIP(host) === 0
  if (!isDomain) return undefined
  return /^www\..+\../.test(host) ? host.slice('www.'.length) : `www.${host}`
}

/** @param {SiteNames} names */
export function nginxListen({ host, other, isSecure, port }) {
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
 * What leads to the site. It stands before the site's own server, so that nginx takes it for the names that
 * nobody knows as well, where no other site is its default.
 * @param {SiteNames} names
 */
export function nginxRedirects(names) {
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
${nginxListen(names)}
  server_name ${other};
  server_tokens off;
${isSecure ? `  add_header ${strictTransport[0]} "${strictTransport[1]}" always;\n` : ''}  ${move}
}
`
  return [...(isSecure ? [plain] : []), ...(other ? [moved] : [])].join('\n')
}

/** @param {SiteNames} names */
export function caddyRedirects({ origin, host, other, isSecure, port }) {
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

# Names that nobody knows.
http:// {
	header -Server
	${move}
}`
  return [...(moved ? [moved] : []), ...(isSecure ? [plain] : [])].join('\n\n')
}

/** @param {SiteNames} names */
export function apacheTls({ host, other, isSecure }) {
  if (!isSecure) return ''
  return [
    `  # EDIT: your certificate${other ? `, for ${other} too` : ''}`,
    '  SSLEngine On',
    '  SSLProtocol -all +TLSv1.2 +TLSv1.3',
    `  SSLCertificateFile /etc/letsencrypt/live/${host}/fullchain.pem`,
    `  SSLCertificateKeyFile /etc/letsencrypt/live/${host}/privkey.pem`,
  ].join('\n')
}

/**
 * What leads to the site. It stands before the site's own host, so that Apache takes it for the names that
 * nobody knows as well.
 * @param {SiteNames} names
 */
export function apacheRedirects(names) {
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
${isSecure ? `${apacheTls(names)}\n  Header always set ${strictTransport[0]} "${strictTransport[1]}"\n` : ''}  Redirect 301 "/" "${origin}/"
</VirtualHost>
`
  const listens = port === 80 || port === 443 ? [] : [`Listen ${port}\n`]
  return [...listens, ...(isSecure ? [plain] : []), ...(other ? [moved] : [])].join('\n')
}
