import { bagYield } from '../quantities'
import type { FencePlan } from './fence-plan'
import { parseFeet, parseNumber } from './parse-number'

/**
 * The planner's fields: their limits stand at the fields, and readPlan() enforces them. Their names are those in the
 * page's address, so a change would break links that readers have shared. They start with `start`; the frost depth
 * starts empty, since any figure would be wrong somewhere, and `start` is an example of it.
 */
export const fields = {
  length: { least: 1, most: 2000, unit: 'ft', start: 120 },
  gates: { least: 0, most: 8, unit: '', start: 1 },
  width: { least: 2, most: 20, unit: 'ft', start: 4 },
  gap: { least: 0.25, most: 6, unit: 'in.', start: 2.5 },
  hole: { least: 8, most: 24, unit: 'in.', start: 10 },
  bighole: { least: 12, most: 36, unit: 'in.', start: 16 },
  frost: { least: 0, most: 96, unit: 'in.', start: 42 },
  gravel: { least: 0, most: 12, unit: 'in.', start: 6 },
  spare: { least: 0, most: 50, unit: '%', start: 10 },
} as const

export type FieldName = keyof typeof fields

/** What the lists of the form offer; the first is chosen to begin with. */
export const choices = {
  join: ['line', 'loop', 'apart'],
  height: [6, 3, 4, 5, 8],
  spacing: [8, 6, 4],
  style: ['butted', 'spaced', 'overlapped', 'shadowbox'],
  board: [5.5, 3.5],
  depth: ['half', 'third'],
  bag: [80, 60, 50],
} as const satisfies { bag: readonly (keyof typeof bagYield)[] } & Record<
  string,
  readonly (string | number)[]
>

export type ChoiceName = keyof typeof choices

export const mostRuns = 8

/** What is wrong with a field. Those of runs have the run's place. */
export type Fault = { readonly field: string; readonly run: number; readonly message: string }

/**
 * Reads the form.
 * @returns the plan, or what is wrong with it
 */
export function readPlan(form: URLSearchParams): { plan?: FencePlan; faults: readonly Fault[] } {
  const faults: Fault[] = []

  const number = (field: FieldName, run = 0): number => {
    const { least, most, unit, start } = fields[field]
    const text = form.getAll(field)[run] ?? String(start)
    const value = unit === 'ft' ? parseFeet(text) : parseNumber(text)
    const fault = (message: string) => {
      faults.push({ field, run, message })
      return start
    }
    if (value === undefined) return fault(reasonAgainst(text, start))
    if (value < least || value > most) {
      const advice = value > 99 && unit === 'ft' ? '. Plan a longer fence in parts.' : ''
      return fault(`Enter ${least} to ${figure(most)} ${unit}`.trim() + advice)
    }
    return unit === '' && value % 1 > 0 ? fault('Enter a whole number.') : value
  }
  const choice = <Name extends ChoiceName>(name: Name): (typeof choices)[Name][number] => {
    const options: readonly (typeof choices)[Name][number][] = choices[name]
    const [first] = choices[name]
    return options.find((option) => String(option) === form.get(name)) ?? first
  }

  const runs = Array.from({ length: Math.min(form.getAll('length').length, mostRuns) || 1 }, (_, run) => {
    const before = faults.length
    const length = number('length', run)
    const gates = number('gates', run)
    // Without a gate, its width does not count.
    const gateWidth = gates > 0 ? number('width', run) : fields.width.start
    if (faults.length === before && gates * gateWidth > length - 1) {
      const message = `${gates > 1 ? 'The gates are' : 'The gate is'} too wide: leave 1 ft of fence in this run.`
      faults.push({ field: 'width', run, message })
    }
    return { length, gates, gateWidth }
  })
  const join = choice('join')
  if (join === 'loop' && runs.length < 3) {
    faults.push({ field: 'join', run: 0, message: 'A closed loop needs three runs or more.' })
  }
  const style = choice('style')
  const plan = {
    runs,
    join,
    height: choice('height'),
    spacing: choice('spacing'),
    style,
    gap: style === 'spaced' ? number('gap') : 0,
    boardWidth: choice('board'),
    hole: number('hole'),
    largeHole: number('bighole'),
    depthRule: choice('depth'),
    frost: form.get('frost')?.trim() ? number('frost') : undefined,
    gravel: number('gravel'),
    bag: choice('bag'),
    spare: number('spare'),
    buildsGates: form.has('build'),
    kickboards: form.has('kick'),
  }
  return faults.length > 0 ? { faults } : { plan, faults }
}

function reasonAgainst(text: string, example: number): string {
  if (/^\s*[-−–]/.test(text)) return 'Leave out the minus sign.'
  return `${/^\d+e/i.test(text) ? 'Write all digits' : 'Enter a number'}, such as ${example}.`
}

const figure = (value: number) => value.toLocaleString('en-US')
