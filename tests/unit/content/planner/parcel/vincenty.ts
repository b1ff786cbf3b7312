import type { Position } from '@/content/model/planner/parcel/parcel'

/**
 * The length of the geodesic between two places, in meters: T. Vincenty, Direct and inverse solutions of geodesics on the
 * ellipsoid, Survey Review 23 (1975), https://www.ngs.noaa.gov/PUBS_LIB/inverse.pdf
 */
export function geodesic(from: Position, to: Position, a = 6_378_137, f = 1 / 298.257223563): number {
  const b = a * (1 - f)
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const reduced = (latitude: number) => Math.atan((1 - f) * Math.tan(radians(latitude)))
  const [u1, u2, L] = [reduced(from[1]), reduced(to[1]), radians(to[0] - from[0])]
  let lambda = L
  for (let round = 0; round < 100; round += 1) {
    const sinSigma = Math.hypot(
      Math.cos(u2) * Math.sin(lambda),
      Math.cos(u1) * Math.sin(u2) - Math.sin(u1) * Math.cos(u2) * Math.cos(lambda),
    )
    if (sinSigma === 0) return 0
    const cosSigma = Math.sin(u1) * Math.sin(u2) + Math.cos(u1) * Math.cos(u2) * Math.cos(lambda)
    const sigma = Math.atan2(sinSigma, cosSigma)
    const sinAlpha = (Math.cos(u1) * Math.cos(u2) * Math.sin(lambda)) / sinSigma
    const cosAlpha2 = 1 - sinAlpha ** 2
    const cos2m = cosAlpha2 === 0 ? 0 : cosSigma - (2 * Math.sin(u1) * Math.sin(u2)) / cosAlpha2
    const C = (f / 16) * cosAlpha2 * (4 + f * (4 - 3 * cosAlpha2))
    const before = lambda
    lambda =
      L + (1 - C) * f * sinAlpha * (sigma + C * sinSigma * (cos2m + C * cosSigma * (2 * cos2m ** 2 - 1)))
    if (Math.abs(lambda - before) > 1e-13) continue
    const square = (cosAlpha2 * (a ** 2 - b ** 2)) / b ** 2
    const A = 1 + (square / 16384) * (4096 + square * (square * (320 - 175 * square) - 768))
    const B = (square / 1024) * (256 + square * (square * (74 - 47 * square) - 128))
    const inner =
      cosSigma * (2 * cos2m ** 2 - 1) - (B / 6) * cos2m * (4 * sinSigma ** 2 - 3) * (4 * cos2m ** 2 - 3)
    return b * A * (sigma - B * sinSigma * (cos2m + (B / 4) * inner))
  }
  throw new Error('Vincenty does not converge here')
}
