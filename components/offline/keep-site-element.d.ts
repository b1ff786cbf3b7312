import type { HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in browser/keep-site.ts. React 19 sets the attribute `class` of custom elements as it is. */
      'keep-site': HTMLAttributes<HTMLElement> & {
        class?: string | undefined
        'data-script': string
        'data-on': 'kept'
      }
    }
  }
}
