import { allReserved } from '../schemas/site'
import { defineCollection } from '../store/store'
import { fullAddress } from './settings'
import { site } from './site'

const terms = '/terms#licence'

/** Under what the words and pictures stand, for every place that says it: one setting, one answer. */
export const licence = defineCollection((store) => {
  const settings = site(store)
  return settings.licence === allReserved
    ? {
        name: 'All rights reserved',
        href: terms,
        address: fullAddress(terms, store),
        askAt: fullAddress('/contact', store),
      }
    : { ...settings.licence, address: settings.licence.href, askAt: fullAddress(terms, store) }
})

/** In a line of plain text. */
export const licenceLine = (): string => `Words and pictures: ${licence().name}, ${licence().address}`
