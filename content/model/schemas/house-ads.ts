import { z } from 'zod'
import { sitePath, slug, text } from './common'
import { pagePath } from './pages'

/** Words that fit on the smallest card. */
const atMost = (most: number) =>
  text.refine(
    ({ length }) => length <= most,
    `is longer than a card has room for; say it in at most ${most} characters`,
  )

const houseAd = z.strictObject({
  /** Its drawing is content/drawings/cards/<id>.svg. */
  id: slug,
  href: sitePath,
  title: atMost(34),
  text: atMost(80),
  link: atMost(24),
  /** The pages that it suits, each with those below it: there it comes before others. */
  on: z.array(pagePath).min(1).optional(),
  /** Left out where this setting is off. */
  needs: z.literal('offline').optional(),
})

/** A page shows none twice, nor those that lead where it stands or where it sends its readers first. */
const fewest = 8

export const houseAdsSchema = z
  .array(houseAd)
  .min(fewest, `must hold at least ${fewest} cards, so that each page has different ones`)
  .superRefine((cards, context) => {
    cards.forEach(({ id }, index) => {
      const first = cards.findIndex((card) => card.id === id)
      if (first < index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: `is the id of [${first}] as well` })
    })
  })

export type HouseAdContent = z.infer<typeof houseAd>
