/** What stands in the form: the number of corners, and what is typed, by the names of the fields. */
export type Entry = {
  readonly corners: number
  /** How many diagonals have been added, each with two corners of its own. */
  readonly more: number
  readonly values: Readonly<Record<string, string>>
}

/** A street that is not square to the neighbors: five unequal sides, two diagonals, and one that checks them. */
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
  },
}
