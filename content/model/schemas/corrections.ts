import { z } from 'zod'
import { day, sitePath, uncitedProse } from './common'

/** Facts that were wrong on a page, newest first. */
export const correctionsSchema = z.array(
  z.strictObject({
    day,
    /** The section that says it right. */
    href: sitePath,
    was: uncitedProse,
    now: uncitedProse,
  }),
)
