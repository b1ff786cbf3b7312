import { foot, inFeet, type Length } from './lengths'
import type { Material, Settings } from './materials/material'
import { lightLeaf } from './quantities'

export type Leaf = {
  readonly width: Length
  /** Undefined where neither a formula nor the reader says what it weighs. */
  readonly pounds: number | undefined
  /** Of each leaf. */
  readonly hinges: number
  /** Whether it takes the large posts: the rule of /installation-maintenance/posts-and-gates. */
  readonly isHeavy: boolean
}

/** Each leaf of a gate, by the clear opening between its posts. */
export function leafOf(opening: Length, leaves: 1 | 2, material: Material, settings: Settings): Leaf {
  const { sides, middle } = material.leafGaps(settings)
  const width = leaves === 1 ? opening - 2 * sides : (opening - 2 * sides - middle) / 2
  const pounds = material.leafPounds?.(width, settings) ?? (Number(settings.choice('leaf')) || undefined)
  const height = settings.number('height')
  return {
    width,
    pounds,
    hinges: height > 4 * foot || opening / leaves > 4 * foot || (pounds ?? 0) > 120 ? 3 : 2,
    isHeavy: inFeet(width) > lightLeaf.feet || (pounds ?? 0) > lightLeaf.pounds || height > 6 * foot,
  }
}
