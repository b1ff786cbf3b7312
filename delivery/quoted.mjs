// How each server's configuration writes the value of a header. What one of them would read as more than a
// character stops the build: settings cannot hold it, so it would be a mistake of ours.

/** In quotes, nginx fills in `$name` and knows no way to write a dollar sign. */
export const nginxQuoted = (/** @type {string} */ value) =>
  `"${without(/[$\\]/, value, 'nginx').replaceAll('"', '\\"')}"`

/** Caddy fills in `{name}`. */
export const caddyQuoted = (/** @type {string} */ value) =>
  `"${without(/[{}\\]/, value, 'Caddy').replaceAll('"', '\\"')}"`

/** Apache fills in `${name}` when it starts, and `%s` with each answer. */
export const apacheQuoted = (/** @type {string} */ value) =>
  `"${without(/\$\{|\\/, value, 'Apache')
    .replaceAll('"', '\\"')
    .replaceAll('%', '%%')}"`

/**
 * @param {RegExp} special
 * @param {string} value
 * @param {string} server
 */
function without(special, value, server) {
  const found = special.exec(value)?.[0] ?? /[^\x20-\x7e]/.exec(value)?.[0]
  if (found === undefined) return value
  throw new Error(
    `delivery/quoted.mjs: ${server} cannot send a header that holds ${JSON.stringify(found)}: ${value}`,
  )
}
