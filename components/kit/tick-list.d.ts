import type { HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in browser/tick-list.ts. React 19 sets the attribute `class` of custom elements as it is. */
      'tick-list': HTMLAttributes<HTMLElement> & {
        class?: string | undefined
        'data-script': string
        'data-on': 'scroll'
      }
    }
  }
}
