import type { ReactNode } from 'react'
import { controlShapes, IconFrame } from './control-icon'

const shapes = {
  ...controlShapes,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  arrow: <path d="M4 12h15m-6-6 6 6-6 6" />,
  plan: (
    <>
      <path d="M6 3h9l4 4v14H6zM15 3v4h4" />
      <path d="M9 12h7M9 16h5" />
    </>
  ),
  layout: <path d="M3 21V9m0 4h18m0 8V9M7 13v-3m5 3V7m5 6v-3M12 7l2-3m-2 3-2-3" />,
  post: <path d="M9 3h6v12M9 3v12M4 15h5m6 0h5M6 15l2 6h8l2-6" />,
  panel: <path d="M4 21V7l2.5-3L9 7v14m3 0V7l2.5-3L17 7v14M2 10h20M2 17h20" />,
  hammer: <path d="M4 20 12.5 11.5M7.5 7.5C10 4 13 3.5 15.5 4L20 8.5l-5 5-5-5z" />,
  wrench: (
    <path d="M20 7.5 16.5 11 13 7.5 16.5 4a5 5 0 0 0-6.4 6.4L4 16.5 7.5 20l6.1-6.1A5 5 0 0 0 20 7.5Z" />
  ),
  brush: <path d="m14 4 6 6-6.5 5-4.5-4.5zM9 10.5c-3 .5-3 3-3.5 5S4 19 3 20c4 1.5 10 1 10.5-4.5" />,
  warning: <path d="M12 4 2.5 20h19zM12 10v5m0 2.2v.3" />,
  tip: (
    <path d="M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.1.9 1.8h5.2c0-.7.3-1.3.9-1.8A6 6 0 0 0 12 3Z" />
  ),
  mail: <path d="M3 6h18v12H3zm0 1 9 6.5L21 7" />,
  phone: (
    <path d="M6 3h4l1.5 5L9 9.5a12 12 0 0 0 5.5 5.5L16 12.5l5 1.5v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z" />
  ),
  place: (
    <path d="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 5a3.3 3.3 0 0 1 0 6.3M18 14.6c2.2.8 3.5 2.6 3.5 5.4" />
    </>
  ),
  facebook: (
    <path d="M14 21v-8h3l.5-4H14V7c0-1.2.5-2 2-2h1.6V2.2A18 18 0 0 0 15 2c-3 0-4.7 1.8-4.7 4.7V9H7v4h3.3v8" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.1" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
  link: (
    <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1" />
  ),
  pinterest: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 8.2a3.2 3.2 0 0 1 3.6 3.1c0 2.2-1.3 3.9-3 3.9-1 0-1.7-.6-1.7-1.5L9.5 20M9 12.7A3.4 3.4 0 0 1 12 8.2" />
    </>
  ),
} satisfies Record<string, ReactNode>

type IconName = keyof typeof shapes
type Props = { name: IconName }

/** The icon of a name from the settings, if there is one. */
export const iconNamed = (name: string): IconName | undefined =>
  Object.keys(shapes).find((icon): icon is IconName => icon === name)

/** An icon of any name. Islands take theirs from control-icon.tsx. */
export const Icon = ({ name }: Props) => <IconFrame>{shapes[name]}</IconFrame>
