/** A place on the ground, in degrees. */
export type Position = readonly [longitude: number, latitude: number]

/** A lot of a file, its outline without the closing point. */
export type Parcel = {
  readonly name: string
  readonly ring: readonly Position[]
  /** What the file says of its size; nothing where it does not. */
  readonly recorded?: { readonly acres: number }
}

/** What a file holds, and what had to be done to it; or in words why it is of no use, and what to do. */
export type ParcelFile =
  { readonly parcels: readonly Parcel[]; readonly notes: readonly string[] } | { readonly fault: string }

/** Two numbers as the file has them, in whatever system. */
export type Pair = readonly [number, number]

/** A polygon of a file: its outline first, then its holes. */
export type Area = {
  readonly name: string
  readonly rings: readonly (readonly Pair[])[]
  readonly acres?: number
}

/** What a reader of one format finds. */
export type Areas = {
  readonly areas: readonly Area[]
  /** Whether there are lines or points. */
  readonly hasOthers: boolean
  /** Whether some polygon has numbers that are none. */
  readonly isDamaged: boolean
  /** What the file calls its coordinate system. */
  readonly crs: string | undefined
}

export const mostBytes = 5_000_000
export const mostPoints = 100_000
export const mostParcels = 500
/** Of one lot: more is no lot, but a coast. */
export const mostOfOne = 5_000

export const ask = 'Ask the county for GeoJSON or KML.'
export const broken = 'This file is broken or cut off. Download it once more.'
