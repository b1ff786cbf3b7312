// Browser APIs that TypeScript's DOM library lacks.

interface Document {
  /** https://wicg.github.io/nav-speculation/prerendering.html */
  readonly prerendering?: boolean
}

interface Window {
  /** https://w3c.github.io/trusted-types/dist/spec/ */
  trustedTypes?: {
    readonly defaultPolicy: unknown
    createPolicy(
      name: string,
      rules: Record<'createHTML' | 'createScriptURL', (value: string) => string | undefined>,
    ): unknown
  }
}
