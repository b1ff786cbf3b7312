import { z } from 'zod'
import { sitePath, text } from './common'

const houseAd = z.strictObject({ href: sitePath, title: text, text: text, link: text })
/** The second stands in where the first would lead to its own page. */
const houseAdPair = z.tuple([houseAd, houseAd])

export const houseAdsSchema = z.strictObject({
  top: houseAdPair,
  middle: houseAdPair,
  bottom: houseAdPair,
})

export type HouseAdContent = z.infer<typeof houseAd>
