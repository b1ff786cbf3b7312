import type { LawRecord } from './schema'

/** With its article where it takes one. */
export const neighborhood = (name: string) => (name === 'District of Columbia' ? `the ${name}` : name)

/** What the `value` of a record on cost means, for the first lines of a page and for the table of all states. */
const costs: Readonly<Record<string, { brief: string; short: string }>> = {
  shared: {
    brief: 'As a rule, neighbors share the cost of a fence on the line.',
    short: 'Both, a share each',
  },
  'if-used': {
    brief:
      'As a rule, your neighbor owes a share of a fence on the line once they use it to close in their land.',
    short: 'Both, once both use it',
  },
  farm: {
    brief: 'A neighbor owes a share, if any, only for fences of farm, livestock or open country land.',
    short: 'Both, on farm land only',
  },
  agreement: {
    brief: 'Your neighbor owes nothing for a fence on the line unless they agreed to pay.',
    short: 'Who builds it, unless agreed',
  },
  none: {
    brief: 'No fence law of the state makes your neighbor pay for a fence on the line.',
    short: 'Who builds it (no law)',
  },
}

/** What stands where no source gives an answer. */
export const notEstablished = 'Not established'

export const costKinds: readonly string[] = Object.keys(costs)
export const costInBrief = (value: unknown): string => costs[String(value)]?.brief ?? ''
export const costShort = (value: unknown): string => costs[String(value)]?.short ?? notEstablished

/** `48 hours`, `3 business days`, `1 year`. */
export function spanText({ value, unit = '' }: Pick<LawRecord, 'value' | 'unit'>): string {
  return `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`
}

/** `24 to 42 in. (61 to 107 cm)`. */
export function depthText(records: readonly Pick<LawRecord, 'value'>[]): string {
  const depths = records.map(({ value }) => Number(value))
  const range = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return least === most ? `${most}` : `${least} to ${most}`
  }
  return `${range(depths)} in. (${range(depths.map((depth) => Math.round(depth * 2.54)))} cm)`
}

/** `3½ ft (1.1 m)`, `3 ft (91 cm)`, `42 in. (107 cm)`: a height as its town puts it. */
export function heightText({ value, unit = '' }: Pick<LawRecord, 'value' | 'unit'>): string {
  const centimeters = inchesOf({ value, unit }) * 2.54
  const metric =
    unit === 'in.' || centimeters < 100
      ? `${Math.round(centimeters)} cm`
      : `${Math.round(centimeters / 10) / 10} m`
  return `${String(value).replace(/\.5$/, '½')} ${unit} (${metric})`
}

/** A height in inches. */
export const inchesOf = ({ value, unit }: Pick<LawRecord, 'value' | 'unit'>): number =>
  Number(value) * (unit === 'ft' ? 12 : 1)

/** Whether livestock may roam, as the records on animals of a state say it together. */
export function roamText(records: readonly Pick<LawRecord, 'value'>[]): string {
  const says = (value: string) => records.some((record) => record.value === value)
  if (records.length === 0) return 'Whether livestock may roam is not established here.'
  if (says('local')) return 'Whether livestock may roam depends on where you live.'
  if (says('in') && says('out'))
    return 'Livestock must be kept in by its owners in some places and cases, and fenced out by you in others.'
  return says('in')
    ? 'Livestock may not roam: its owners must keep in the animals that the law names.'
    : 'Livestock may roam: it is up to you to fence it out.'
}
