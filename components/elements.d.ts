import type { DetailedHTMLProps, HTMLAttributes } from 'react'

// The custom elements of the site. React 19 sets the attribute `class` of custom elements as it is.

type AnyElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

/** Works by a script of its own, `*.element.ts` of its name, which is loaded when somebody touches it. */
type Scripted = HTMLAttributes<HTMLElement> & {
  class?: string | undefined
  /** `/scripts/<name>.js`; the build puts a hashed address in its place. */
  'data-script': string
  /** When else it is loaded: delivery/browser/triggers.ts. */
  'data-on'?: 'scroll' | 'kept'
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'approval-packet': Scripted & { 'data-example': string; 'data-rules': string }
      'contact-form': Scripted & { 'data-query': ''; 'data-email': string }
      'fade-in': Scripted
      'open-calculator': Scripted & { 'data-query': '' }
      'fence-calculator': Scripted & {
        'data-query': ''
        'data-late': string
        'data-kept': string
        'data-rules': string
      }
      'keep-site': Scripted
      'lot-by-tape': Scripted & { 'data-example': string }
      'lot-from-file': Scripted & { 'data-example': string }
      'lot-from-picture': Scripted & { 'data-example': string }
      'lot-setbacks': Scripted & { 'data-example': string }
      'neighbor-letter': Scripted
      'page-contents': Scripted
      'plan-days': Scripted & { 'data-lead': number; 'data-season': string }
      'tick-list': Scripted
      'two-fences': Scripted
      'zip-finder': Scripted
      /** What one island consists of, see island/island.tsx. */
      'site-island': AnyElement & { name: string; 'data-values': string }
      /** What the server drew in an island. */
      'site-slot': AnyElement & { 'data-name': string }
    }
  }
}
