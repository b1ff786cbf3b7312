import * as servers from './servers.mjs'

/** The servers that pass the radio on. `from`: the Debian package without which one cannot run. */
export const proxies = /** @type {const} */ ([
  { name: 'nginx', start: servers.startNginx, from: 'nginx-light' },
  { name: 'Caddy', start: servers.startCaddy, from: 'caddy' },
  { name: 'Apache', start: servers.startApache, from: 'apache2' },
  { name: 'The preview', start: servers.startPreview, from: undefined },
])
