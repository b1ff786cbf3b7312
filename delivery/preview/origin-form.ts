/**
 * The path and query of what a request asks for. Every server must also take the form that clients send to proxies,
 * `GET http://host/path` (RFC 9112, 3.2.2).
 */
export function originForm(target = '/'): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '')
  return path === target || path.startsWith('/') ? path : `/${path}`
}
