import { type HouseAdContent, houseAdsSchema } from '../schemas/house-ads'
import type { AdSlotName, Site } from '../schemas/site'
import { ContentError } from '../store/define'
import { didYouMean } from '../store/explain-errors'
import { defineCollection, defineJson, type Store } from '../store/store'
import { stringsIn } from '../store/strings-in'
import { cardFolder, drawnCards } from './card-drawings'

const file = 'content/data/house-ads.json'
const written = defineJson(file, houseAdsSchema)

/** Advertisements for our own pages, small cards that fill the slots where no network does. */
export const houseAds = defineCollection((store): readonly HouseAdContent[] => {
  const faults = undrawn(written(store), drawnCards(store))
  if (faults.length > 0) throw new ContentError(faults)
  return written(store)
})

/** Cards without a drawing, and drawings without a card. */
const undrawn = (cards: readonly HouseAdContent[], drawn: readonly string[]): string[] => [
  ...cards.flatMap(({ id }, index) =>
    drawn.includes(id)
      ? []
      : [`${file} › [${index}].id: there is no ${cardFolder}/${id}.svg${didYouMean(id, drawn)}`],
  ),
  ...drawn
    .filter((name) => !cards.some(({ id }) => id === name))
    .map((name) => `${cardFolder}/${name}.svg: no card of ${file} has the id "${name}"`),
]

/** Those that these settings show: a card may need what can be switched off. */
export const shownCards = (site: Site, store?: Store): HouseAdContent[] =>
  houseAds(store).filter(({ needs }) => needs === undefined || site[needs] === 'on')

/**
 * How many characters a page's own words must have for a slot to show a house ad. Measured over all guides, so that
 * house ads take less than 12 % of a page's height on desktops and 10 % on phones.
 */
const long = 3000
const veryLong = 11_500
const fewestCharacters: Readonly<Record<AdSlotName, { desktop: number; phone: number }>> = {
  top: { desktop: long, phone: veryLong },
  middle: { desktop: veryLong, phone: veryLong },
  bottom: { desktop: 0, phone: 0 },
}

/**
 * Whether a page has room for a house ad in a slot, and whether phones have it, too: they show fewer.
 * @param content of the page
 */
export function roomFor(name: AdSlotName, content: unknown): { onDesktop: boolean; onPhone: boolean } {
  const characters = stringsIn(content).reduce((sum, { value }) => sum + value.length, 0)
  const { desktop, phone } = fewestCharacters[name]
  return { onDesktop: characters >= desktop, onPhone: characters >= phone }
}
