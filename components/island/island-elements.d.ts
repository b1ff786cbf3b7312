import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type IslandAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** What one island consists of, see island.tsx. */
      'site-island': IslandAttributes & { name: string; 'data-values': string }
      /** What the server drew in an island. */
      'site-slot': IslandAttributes & { 'data-name': string }
    }
  }
}
