import { platesSchema } from '../schemas/plates'
import { defineJson } from '../store/store'

// What the drawn plate of each fence style shows, for people who cannot see it; by the style's id on the page of types.
// A style without one of these ids has no plate.
export const plates = defineJson('content/data/plates.json', platesSchema)

/** What every plate has beside its fence, to tell how high that is. */
export const plateMarks =
  'The dashed line is 6 ft (1.8 m) up, and behind it stands a neighbor of 5 ft 8 in. (1.73 m).'

/** Stands with plates that are compared. */
export const plateScale = `The plates of a row have one scale. ${plateMarks}`
