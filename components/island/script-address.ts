type Policy = ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']>

const policies = new Map<string, Policy | undefined>()

/**
 * The address of a script as Trusted Types require it.
 * @param name of its policy, which the site's allows (delivery/contract/policy.ts)
 */
export function scriptAddress(name: 'offline' | 'embed', address: string): string {
  if (!policies.has(name)) {
    policies.set(name, window.trustedTypes?.createPolicy(name, { createScriptURL: (text) => text }))
  }
  return policies.get(name)?.createScriptURL(address) ?? address
}
