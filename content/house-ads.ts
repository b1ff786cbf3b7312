import { defineContent } from './model/define'
import { houseAdsSchema } from './model/schemas/house-ads'

/**
 * Advertisements for our own pages, shown in sites with ads while a slot holds no other. Each slot shows the first of
 * its two that does not link to the page it is on.
 */
export const houseAds = defineContent('content/house-ads.ts', houseAdsSchema, {
  top: [
    {
      href: '/installation-maintenance#call-811',
      title: 'Know what’s buried before you dig',
      text: 'A free call to 811 gets the public gas, power, water and phone lines marked. See what the colors mean, and what stays unmarked.',
      link: 'Read about 811',
    },
    {
      href: '/types-of-fences#comparison',
      title: 'Wood, metal, vinyl or composite',
      text: 'Lifespan, cost, privacy and upkeep of the four materials in one table, with sources.',
      link: 'Compare the four',
    },
  ],
  middle: [
    {
      href: '/books',
      title: 'From the bookshelf',
      text: 'Garden and farm classics by Liberty Hyde Bailey.',
      link: 'Browse the books',
    },
    {
      href: '/history',
      title: 'From the first farms to the suburbs',
      text: 'Worm fences, barbed wire and white pickets, era by era.',
      link: 'Read the history',
    },
  ],
  bottom: [
    {
      href: '/radio',
      title: 'Something to dig to',
      text: 'Calm music for an afternoon outdoors. Press play and keep reading.',
      link: 'Listen to the radio',
    },
    {
      href: '/history',
      title: 'From the first farms to the suburbs',
      text: 'Worm fences, barbed wire and white pickets, era by era.',
      link: 'Read the history',
    },
  ],
})
