import { allReserved } from './schemas/site'
import { fullAddress } from './settings'
import { site } from './site'

const terms = '/terms#licence'

/** Under what the words and pictures stand, for every place that says it: one setting, one answer. */
export const licence =
  site.licence === allReserved
    ? {
        name: 'All rights reserved',
        href: terms,
        address: fullAddress(terms),
        askAt: fullAddress('/contact'),
      }
    : { ...site.licence, address: site.licence.href, askAt: fullAddress(terms) }

/** In a line of plain text. */
export const licenceLine = `Words and pictures: ${licence.name}, ${licence.address}`
