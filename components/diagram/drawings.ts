import type { ReactNode } from 'react'
import type { DiagramName } from '@/content/diagrams'
import { Anatomy } from './anatomy'
import { Boards } from './boards'
import { Gate } from './gate'
import { Layout } from './layout'
import { PostDepth } from './post-depth'
import { PostSpacing } from './post-spacing'
import { Slopes } from './slopes'

/** The drawings by the names that content uses. */
export const drawings: Readonly<Record<DiagramName, () => ReactNode>> = {
  anatomy: Anatomy,
  'post-depth': PostDepth,
  'post-spacing': PostSpacing,
  gate: Gate,
  slopes: Slopes,
  layout: Layout,
  boards: Boards,
}
