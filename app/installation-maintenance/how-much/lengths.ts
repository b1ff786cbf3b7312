/** Runs that the tables list, in feet. */
export const lengths = [25, 50, 75, 100, 150, 200, 300]

export const feet = (length: number): string => `${length} ft`

export const withMeters = (length: number): string => `${feet(length)} (${(length * 0.3048).toFixed(1)} m)`
