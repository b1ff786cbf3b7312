import { z } from 'zod'
import { diagramName, text } from './common'

export const diagramsSchema = z.record(
  diagramName,
  z.strictObject({
    /** Its name, over the caption and for screen readers. */
    title: text,
    /** Everything the drawing says, for people who cannot see it. */
    description: text,
    /** What to take away from it. */
    caption: text,
  }),
)
