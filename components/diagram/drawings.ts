import type { DiagramName } from '@/content/diagrams'
import { anatomy } from './anatomy'
import { boards } from './boards'
import { chainLink } from './chain-link'
import type { Drawing } from './drawing'
import { gate } from './gate'
import { layout } from './layout'
import { postDepth } from './post-depth'
import { postSpacing } from './post-spacing'
import { sightTriangle } from './sight-triangle'
import { sitePlan } from './site-plan'
import { slopes } from './slopes'

/** The drawings by the names that content uses. */
export const drawings: Readonly<Record<DiagramName, Drawing>> = {
  anatomy,
  'post-depth': postDepth,
  'post-spacing': postSpacing,
  gate,
  slopes,
  layout,
  boards,
  'chain-link': chainLink,
  'sight-triangle': sightTriangle,
  'site-plan': sitePlan,
}
