import type { HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in browser/planner.ts. React 19 sets the attribute `class` of custom elements as it is. */
      'fence-planner': HTMLAttributes<HTMLElement> & {
        class?: string | undefined
        'data-script': string
        'data-query': ''
      }
    }
  }
}
