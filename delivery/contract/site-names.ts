import { isIP } from 'node:net'

/** The names that a server answers to. */
export type SiteNames = {
  /** Where every page is, such as `https://fences.org`. */
  readonly origin: string
  /** `fences.org` */
  readonly host: string
  /** `www.fences.org`, or the bare name of a site at www: redirects to the site. */
  readonly other: string | undefined
  readonly isSecure: boolean
  readonly port: number
}

export function siteNames(siteUrl: string): SiteNames {
  const { origin, protocol, hostname: host, port } = new URL(siteUrl)
  const isSecure = protocol === 'https:'
  return { origin, host, other: otherName(host), isSecure, port: Number(port) || (isSecure ? 443 : 80) }
}

function otherName(host: string): string | undefined {
  const isDomain = host.includes('.') && isIP(host) === 0
  if (!isDomain) return undefined
  return /^www\..+\../.test(host) ? host.slice('www.'.length) : `www.${host}`
}
