/**
 * An address as a source in a Content-Security-Policy. Sources have no query, and a comma or semicolon would end
 * the list they stand in. Browsers decode both paths before they compare them
 * (https://www.w3.org/TR/CSP3/#path-part-match), so whatever could mean something to a policy or to a server's
 * configuration stands there percent-encoded.
 */
export function policySource(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(/%(?![0-9a-f]{2})|[^\w\-.~/%]/gi, percentEncode)
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
