import type { HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in browser/plan-days.ts. React 19 sets the attribute `class` of custom elements as it is. */
      'plan-days': HTMLAttributes<HTMLElement> & {
        class?: string | undefined
        'data-script': string
        'data-on': 'scroll'
        'data-lead': number
        'data-season': string
      }
    }
  }
}
