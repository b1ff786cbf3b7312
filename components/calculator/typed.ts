import {
  foot,
  inch,
  lengthText,
  meter,
  millimeter,
  parseLength,
  parseNumber,
  widthText,
  type Length,
} from '@/content/model/planner/lengths'
import type { Plan } from '@/content/model/planner/plan'

/** The plan with a field set, or what is wrong with what was typed. */
export type Set = { readonly plan: Plan } | { readonly fault: string }

const example = (isWidth: boolean, plan: Plan) =>
  plan.units === 'meters' ? (isWidth ? '250 mm' : '17.8 m') : isWidth ? '10 in.' : '58 ft 6 in.'

/** @param isWidth whether a bare number is in inches or millimeters */
export function withLength(
  plan: Plan,
  text: string,
  least: Length,
  most: Length,
  set: (length: Length) => Plan,
  isWidth = false,
): Set {
  const bare = plan.units === 'meters' ? (isWidth ? millimeter : meter) : isWidth ? inch : foot
  const isMinus = /^\s*[-−–]/.test(text)
  const length = parseLength(text.replace(/^\s*[-−–]/, ''), bare)
  if (length === undefined) return { fault: `${reason(text)}, such as ${example(isWidth, plan)}` }
  const signed = isMinus ? -length : length
  if (signed < least || signed > most) {
    if (isMinus && least >= 0) return { fault: 'Leave out the minus sign.' }
    const inWords = isWidth ? widthText : lengthText
    return { fault: `Enter ${inWords(least, plan.units)} to ${inWords(most, plan.units)}` }
  }
  return { plan: set(signed) }
}

export function withNumber(
  text: string,
  least: number,
  most: number,
  set: (value: number) => Plan | string,
): Set {
  const value = parseNumber(text.replace(/^\s*[-−–]/, ''))
  if (value === undefined) return { fault: `${reason(text)}, such as ${Math.max(least, 1)}` }
  const signed = /^\s*[-−–]/.test(text) ? -value : value
  if (signed < least || signed > most || (least >= 0 && signed % 1 > 0))
    return { fault: `Enter a whole number from ${least} to ${most}` }
  const plan = set(signed)
  return typeof plan === 'string' ? { fault: plan } : { plan }
}

export function reason(text: string): string {
  if (/^\d+e/i.test(text)) return 'Write all digits'
  return /\d,\d{1,2}(?!\d)/.test(text) ? 'Write a point for the comma' : 'Enter a length or number'
}
