/**
 * Whether this document's policy lets a script from elsewhere run. A policy stays when a soft navigation leads
 * on: the page that the visit began with decides. Without a policy, as in `next dev`, everything may.
 */
export function policyAllows(address: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')
  return !policy || policy.content.includes(address)
}
