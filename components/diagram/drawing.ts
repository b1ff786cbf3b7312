import type { ReactNode } from 'react'

/** What a diagram shows, drawn with class names of drawing-style.ts, 360 units wide. */
export type Drawing = { height: number; top?: number; parts: ReactNode }
