import { inch } from '@/content/model/planner/lengths'
import { plainText } from '@/content/model/inline'
import { readTextPage } from '@/content/model/text-page'

import type { FrostPlace } from './view'

/** The places whose frost depth the table of /installation-maintenance/before-you-dig gives, and the depth. At build time only: scripts find it in `data-frost`. */
export const frostPlaces: readonly FrostPlace[] = readTextPage('/installation-maintenance/before-you-dig')
  .content.sections.filter(({ id }) => id === 'frost-depth')
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (typeof block === 'object' && block.kind === 'table' ? block.rows : []))
  .flatMap(([place = '', depth = '']) => {
    const inches = /^(\d+) in\./.exec(depth)?.[1]
    return inches ? [{ place: plainText([place]), depth: Number(inches) * inch }] : []
  })

if (frostPlaces.length === 0) {
  throw new Error(
    'content/guides/installation-maintenance/before-you-dig.md: "frost-depth" has no table of places and depths such as "42 in. (107 cm)", which the fence calculator offers',
  )
}
