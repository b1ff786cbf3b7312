/** What stands in the form: the number of corners, and what is typed, by the names of the fields. */
export type Entry = {
  readonly corners: number
  /** How many diagonals have been added, each with two corners of its own. */
  readonly more: number
  readonly values: Readonly<Record<string, string>>
}

/** A street that is not square to the neighbors: five unequal sides, two diagonals and one that checks them, and a house set askew. */
export const sample: Entry = {
  corners: 5,
  more: 0,
  values: {
    '1-2': '82 ft 5 in.',
    '2-3': '61 ft 6 in.',
    '3-4': '49 ft 8 1/2 in.',
    '4-5': '67 ft 4 in.',
    '5-1': '71 ft 3 in.',
    '1-3': '113 ft 2 in.',
    '1-4': '108 ft 9 1/2 in.',
    '2-5': '113 ft 4 in.',
    house: '4',
    'house-0-side': '0',
    'house-0-to-1': '34 ft 10 in.',
    'house-0-to-2': '59 ft 7 1/2 in.',
    'house-1-side': '0',
    'house-1-to-1': '76 ft 2 in.',
    'house-1-to-2': '31 ft 3 in.',
    'house-2-side': '1',
    'house-2-to-2': '60 ft 10 in.',
    'house-2-to-3': '30 ft 3 in.',
    'house-3-side': '4',
    'house-3-to-5': '34 ft 3 in.',
    'house-3-to-1': '56 ft 3 in.',
  },
}
