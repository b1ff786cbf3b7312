/** In the order in which they are offered. */
export const materialNames = {
  wood: 'Wood boards',
  panels: 'Ready wood panels',
  vinyl: 'Vinyl',
  'chain-link': 'Chain link',
  aluminum: 'Aluminum',
  steel: 'Ornamental steel',
  'split-rail': 'Split rail',
  'ranch-rail': 'Ranch rail (boards)',
  'framed-wire': 'Welded wire in wood frames',
  'field-wire': 'Woven field wire',
} as const

export type MaterialId = keyof typeof materialNames

export const isMaterial = (name: string): name is MaterialId => Object.hasOwn(materialNames, name)
