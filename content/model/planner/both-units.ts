import { foot, inch, lengthText, meter, widthText, type Length } from './lengths'

/** `58 ft 6 in. (17.83 m)`, or what is shorter than a foot as `½ in. (13 mm)`. */
export const both = (length: Length): string =>
  Math.abs(length) < foot
    ? `${widthText(length, 'feet')} (${widthText(length, 'meters')})`
    : `${lengthText(length, 'feet')} (${(length / meter).toFixed(2)} m)`

/** The same to the inch: what is taken from a map or a picture knows no fractions. */
export const bothToInch = (length: Length): string =>
  `${lengthText(Math.round(length / inch) * inch, 'feet')} (${(length / meter).toFixed(2)} m)`
