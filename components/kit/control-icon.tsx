import type { ReactNode } from 'react'
import styles from './icon.module.scss'

export const controlShapes = {
  close: <path d="m6 6 12 12M18 6 6 18" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  play: <path d="M7 4.5v15l12-7.5z" />,
  pause: <path d="M7 5h3v14H7zM14 5h3v14h-3z" />,
  sound: <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11" />,
  muted: <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5m0-5-5 5" />,
} satisfies Record<string, ReactNode>

type Props = { name: keyof typeof controlShapes }

/** An icon of the controls in islands: they need no others, and download what their file names. */
export const ControlIcon = ({ name }: Props) => <IconFrame>{controlShapes[name]}</IconFrame>

/** A decorative line drawing. Its size is right even without the style sheet; its meaning belongs in the text beside it. */
export const IconFrame = ({ children }: { children: ReactNode }) => (
  <svg className={styles.root} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
)
