import type { ReactNode } from 'react'

/** What a plate shows, drawn with class names of drawing-style.ts. A plate is 360 units wide. */
export type Drawing = { height: number; top?: number; parts: ReactNode }
