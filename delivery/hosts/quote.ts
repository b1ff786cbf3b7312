import { OperatorError } from '../operator-error'

// How each server's configuration writes the value of a header. What a server would read as more than a character
// stops the build.

/** In quotes, nginx replaces `$name`, and has no way to write a dollar sign. */
export const nginxQuoted = (value: string): string =>
  `"${checked(/[$\\]/, value, 'nginx').replaceAll('"', '\\"')}"`

/** Caddy replaces `{name}`. */
export const caddyQuoted = (value: string): string =>
  `"${checked(/[{}\\]/, value, 'Caddy').replaceAll('"', '\\"')}"`

/** Apache replaces `${name}` when it starts, and `%s` with each response. */
export const apacheQuoted = (value: string): string =>
  `"${checked(/\$\{|\\/, value, 'Apache')
    .replaceAll('"', '\\"')
    .replaceAll('%', '%%')}"`

/** A path as a regular expression that matches nothing else. */
export const pathPattern = (path: string): string => path.replaceAll('.', '\\.')

function checked(special: RegExp, value: string, server: string): string {
  const found = special.exec(value)?.[0] ?? /[^\x20-\x7e]/.exec(value)?.[0]
  if (found === undefined) return value
  throw new OperatorError(`${server} cannot send a header that holds ${JSON.stringify(found)}: ${value}`)
}
