// Browser APIs that TypeScript's DOM library lacks.

interface Document {
  /** https://wicg.github.io/nav-speculation/prerendering.html */
  readonly prerendering?: boolean
}

interface Window {
  /** https://w3c.github.io/trusted-types/dist/spec/ */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: Partial<Record<'createHTML' | 'createScriptURL', (value: string) => string>>,
    ): {
      /** A TrustedScriptURL, which is taken wherever an address is. */
      createScriptURL(value: string): string
      /** A TrustedHTML, which is taken wherever HTML is. */
      createHTML(value: string): string
    }
  }
}
