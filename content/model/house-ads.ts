import { parseContent } from './define'
import { houseAdsSchema } from './schemas/house-ads'
import data from '../data/house-ads.json' with { type: 'json' }

/**
 * Advertisements for our own pages, shown in sites with ads while a slot holds no other. Each slot shows the first of
 * its two that does not link to the page it is on.
 */
export const houseAds = parseContent('content/data/house-ads.json', houseAdsSchema, data)
