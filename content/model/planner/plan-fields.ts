import type { BagPounds } from '../quantities'
import type { FencePlan, Run } from './fence-plan'

/**
 * The planner's fields: their limits stand at the fields, and readPlan() enforces them. Their names are those in the
 * page's address, so a change would break links that readers have shared.
 */
export const fields = {
  length: { least: 1, most: 2000, unit: 'ft' },
  gates: { least: 0, most: 8, unit: '', step: 1 },
  width: { least: 2, most: 20, unit: 'ft' },
  gap: { least: 0.25, most: 6, unit: 'in.', step: 0.125 },
  hole: { least: 8, most: 24, unit: 'in.', step: 0.5 },
  bighole: { least: 12, most: 36, unit: 'in.', step: 0.5 },
  frost: { least: 0, most: 96, unit: 'in.', step: 1 },
  gravel: { least: 0, most: 12, unit: 'in.', step: 0.5 },
  spare: { least: 0, most: 50, unit: '%', step: 1 },
} as const

export type FieldName = keyof typeof fields

export const mostRuns = 8

export const choices = {
  join: ['line', 'loop', 'apart'],
  height: ['3', '4', '5', '6', '8'],
  spacing: ['4', '6', '8'],
  style: ['butted', 'spaced', 'overlapped', 'shadowbox'],
  board: ['1x6', '1x4'],
  depth: ['half', 'third'],
  bag: ['50', '60', '80'],
} as const

/** What the form holds before anybody changes it; the page's worked example. */
export const defaultPlan: FencePlan = {
  runs: [{ length: 120, gates: 1, gateWidth: 4 }],
  join: 'line',
  height: 6,
  spacing: 8,
  style: 'butted',
  gap: 2.5,
  boardWidth: 5.5,
  hole: 10,
  largeHole: 16,
  depthRule: 'half',
  frost: 0,
  gravel: 6,
  bag: 80,
  spare: 10,
  buildsGates: false,
  kickboards: false,
}

/** A field's fault. Fields of runs have the run's place. */
export type Fault = { readonly field: string; readonly run: number; readonly message: string }

/** Where the form's text comes from: URLSearchParams, or FormData. */
export type FormText = Pick<URLSearchParams, 'get' | 'getAll' | 'has'>

/**
 * Reads a number that somebody has typed.
 * @returns undefined where it is none
 */
export function parseNumber(text: string): number | undefined {
  const digits = text.trim().replace(/,(?=\d{3}\b)/g, '')
  return /^\d{1,6}(?:\.\d*)?$|^\.\d+$/.test(digits) ? Number(digits) : undefined
}

/** Reads a length in feet, or in feet and inches: `120`, `58.5`, `58 ft 6 in.`, `58' 6"`. */
export function parseFeet(text: string): number | undefined {
  const [, feet = '', inches = '0'] =
    /^\s*([\d.,]+)\s*(?:(?:ft\.?|feet|foot|['′’])\s*(?:([\d.]+)\s*(?:in\.?|inch(?:es)?|["″”])?\s*)?)?$/i.exec(
      text,
    ) ?? []
  const [whole, rest] = [parseNumber(feet), parseNumber(inches)]
  return whole === undefined || rest === undefined || rest >= 12 ? undefined : whole + rest / 12
}

const reasons = (text: string, example: string): string => {
  if (text.trim() === '') return `Enter a number, such as ${example}.`
  if (/^\s*[-−–]/.test(text)) return 'A number below zero cannot be built. Leave out the minus sign.'
  if (/^\s*\d+(?:\.\d+)?e[+-]?\d+\s*$/i.test(text)) return 'Write the number in plain digits, such as 1000.'
  return `Use digits, such as ${example}.`
}

/**
 * Reads the form.
 * @returns the plan, or what is wrong with it
 */
export function readPlan(form: FormText): { plan?: FencePlan; faults: readonly Fault[] } {
  const faults: Fault[] = []

  const numberIn = (text: string, name: FieldName, run = 0): number => {
    const { least, most, unit } = fields[name]
    const isLength = unit === 'ft'
    const value = isLength ? parseFeet(text) : parseNumber(text)
    const fault = (message: string) => {
      faults.push({ field: name, run, message })
      return least
    }
    if (value === undefined)
      return fault(
        reasons(text, isLength ? `${most / 20} or ${most / 20} ft 6 in.` : String(Math.ceil(most / 2))),
      )
    if (value < least || value > most) {
      const advice = name === 'length' && value > most ? ' Plan a longer fence in parts.' : ''
      return fault(`Must be from ${least} to ${most.toLocaleString('en-US')} ${unit}`.trim() + `.${advice}`)
    }
    if (name === 'gates' && value % 1 > 0) return fault('Gates come whole: use 0, 1, 2 or more.')
    return value
  }
  const number = (name: FieldName) => numberIn(form.get(name) ?? String(defaultOf[name]), name)

  const choice = <Name extends keyof typeof choices>(
    name: Name,
  ): (typeof choices)[Name][number] | undefined => {
    const options: readonly (typeof choices)[Name][number][] = choices[name]
    const text = form.get(name)
    return options.find((option) => option === text)
  }

  const widths = form.getAll('width')
  const gateCounts = form.getAll('gates')
  const runs: Run[] = form
    .getAll('length')
    .slice(0, mostRuns)
    .map((text, run) => {
      const length = numberIn(text, 'length', run)
      const gates = numberIn(gateCounts[run] ?? '0', 'gates', run)
      const before = faults.length
      // Without a gate its width does not count.
      const gateWidth = gates > 0 ? numberIn(widths[run] ?? '4', 'width', run) : 4
      const isSound =
        faults.length === before && !faults.some((fault) => fault.run === run && fault.field === 'length')
      if (isSound && gates * gateWidth > length - 1) {
        const needed = gates > 1 ? `${gates} gates of this width need` : 'This gate needs'
        faults.push({
          field: 'width',
          run,
          message: `${needed} more than the run. Leave at least 1 ft of fence.`,
        })
      }
      return { length, gates, gateWidth }
    })
  if (runs.length === 0) runs.push(...defaultPlan.runs)

  const style = choice('style') ?? defaultPlan.style
  const join = choice('join') ?? defaultPlan.join
  if (join === 'loop' && runs.length < 3) {
    faults.push({ field: 'join', run: 0, message: 'A closed loop needs at least three runs.' })
  }
  const height = Number(choice('height') ?? defaultPlan.height)
  const plan: FencePlan = {
    runs,
    join,
    height,
    spacing: Number(choice('spacing') ?? defaultPlan.spacing),
    style,
    gap: style === 'spaced' ? number('gap') : defaultPlan.gap,
    boardWidth: choice('board') === '1x4' ? 3.5 : 5.5,
    hole: height > 6 ? defaultPlan.hole : number('hole'),
    largeHole: number('bighole'),
    depthRule: choice('depth') ?? defaultPlan.depthRule,
    frost: number('frost'),
    gravel: number('gravel'),
    bag: bagSizes[choice('bag') ?? '80'],
    spare: number('spare'),
    buildsGates: form.has('build'),
    kickboards: form.has('kick'),
  }
  return faults.length > 0 ? { faults } : { plan, faults }
}

const bagSizes: Readonly<Record<(typeof choices.bag)[number], BagPounds>> = { 50: 50, 60: 60, 80: 80 }

export const defaultOf = {
  length: 120,
  gates: 1,
  width: 4,
  gap: defaultPlan.gap,
  hole: defaultPlan.hole,
  bighole: defaultPlan.largeHole,
  frost: defaultPlan.frost,
  gravel: defaultPlan.gravel,
  spare: defaultPlan.spare,
} as const satisfies Record<FieldName, number>
