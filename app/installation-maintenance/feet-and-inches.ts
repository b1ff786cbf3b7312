/** Feet as on a tape measure, to the nearest quarter inch: 7.692 becomes 7 ft 8¼ in. */
export function feetAndInches(feet: number): string {
  const quarters = Math.round(feet * 48)
  const inches = Math.floor((quarters % 48) / 4)
  const fraction = ['', '¼', '½', '¾'][quarters % 4] ?? ''
  const rest = inches === 0 && fraction === '' ? '' : ` ${inches === 0 ? '' : inches}${fraction} in.`
  return `${Math.floor(quarters / 48)} ft${rest}`
}
