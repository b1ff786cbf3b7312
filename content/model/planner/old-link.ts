import { foot, inch, parseLength, parseNumber, type Length } from './lengths'
import { sideLength, examplePlan, plainSide, type Gate, type Plan } from './plan'

/**
 * Reads a plan from an address of the planner that stood at /installation-maintenance/how-much until 2026-11: lengths
 * in feet, gates spread evenly, one run behind the other.
 * @returns undefined where the address holds none
 */
export function readOldQuery(query: URLSearchParams): Plan | undefined {
  const lengths = query
    .getAll('length')
    .slice(0, 8)
    .map((text) => parseLength(text, foot))
  if (
    lengths.length === 0 ||
    lengths.some((length) => length === undefined || length < foot || length > 2000 * foot)
  )
    return undefined
  const runs = lengths.map((length = foot, run) => ({ length, gates: gatesOf(query, run, length) }))
  const isClosed = query.get('join') === 'loop' && runs.length > 2
  const join = query.get('join') ?? 'line'
  const corners = [{ x: 0, y: 0 }]
  for (const { length } of runs) {
    const { x, y } = corners.at(-1) ?? { x: 0, y: 0 }
    // A row of runs had a corner between each two of them: here they turn by right angles, to and fro.
    const isAcross = join !== 'apart' && corners.length % 2 === 0
    corners.push(isAcross ? { x, y: y + length } : { x: x + length, y })
  }
  const plan: Plan = {
    ...examplePlan,
    corners: isClosed ? loopCorners(runs.map(({ length }) => length)) : corners,
    sides: runs.map(({ gates }) => ({ ...plainSide, gates })),
    isClosed,
    frost: frostOf(inches(query.get('frost'))),
    settings: oldSettings(query),
  }
  return plan.sides.every((_, side) => sideLength(plan, side) >= foot) ? plan : undefined
}

const inches = (text: string | null): Length | undefined => {
  const value = text === null ? undefined : parseNumber(text)
  return value === undefined ? undefined : Math.round(value * inch)
}

const frostOf = (depth: Length | undefined) =>
  depth !== undefined && depth <= 120 * inch ? depth : undefined

function gatesOf(query: URLSearchParams, run: number, length: Length): Gate[] {
  const count = Math.min(parseNumber(query.getAll('gates')[run] ?? '0') ?? 0, 8)
  const width = parseLength(query.getAll('width')[run] ?? '4', foot) ?? 4 * foot
  const between = (length - count * width) / (count + 1)
  if (between < inch) return []
  return Array.from({ length: count }, (_, index) => ({
    at: Math.round(between * (index + 1) + width * index),
    width,
    leaves: width > 5 * foot ? 2 : 1,
    opens: 'in',
    hinge: 'start',
  }))
}

/** Corners of a closed fence with sides of these lengths: on a circle, as no angles were known. */
function loopCorners(lengths: readonly Length[]): Plan['corners'] {
  const longest = Math.max(...lengths)
  const chord = (length: number, radius: number) => 2 * Math.asin(Math.min(length / (2 * radius), 1))
  const around = (radius: number) => lengths.reduce((sum, length) => sum + chord(length, radius), 0)
  // Where the longest side is so long that the middle of the circle lies outside, it takes the long way round.
  const isFlat = around(longest / 2) < 2 * Math.PI
  const longestSide = lengths.indexOf(longest)
  const angles = (radius: number) =>
    lengths.map((length, side) =>
      isFlat && side === longestSide ? 2 * Math.PI - chord(length, radius) : chord(length, radius),
    )
  const total = (radius: number) => angles(radius).reduce((sum, angle) => sum + angle, 0)
  let [low, high] = [longest / 2, 1e6 * longest]
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2
    if (total(middle) > 2 * Math.PI !== isFlat) low = middle
    else high = middle
  }
  let angle = 0
  return angles(high).map((next) => {
    const corner = { x: Math.round(high * Math.cos(angle)), y: Math.round(high * Math.sin(angle)) }
    angle += next
    return corner
  })
}

const oldNames: Readonly<Record<string, string>> = {
  hole: 'hole',
  bighole: 'bigHole',
  gravel: 'gravel',
  gap: 'gap',
}

function oldSettings(query: URLSearchParams): Plan['settings'] {
  const settings: Record<string, number | string> = {}
  const height = parseNumber(query.get('height') ?? '') ?? 6
  if ([3, 4, 5, 6, 8].includes(height)) settings['height'] = String(height * foot)
  if (query.get('depth') === 'third') settings['depth'] = Math.max(height * 4, 12) * inch
  const spacing = parseNumber(query.get('spacing') ?? '')
  if (spacing !== undefined && spacing >= 4 && spacing <= 8) settings['spacing'] = spacing * foot
  const style = query.get('style')
  if (style !== null) settings['style'] = style
  for (const name of ['bag', 'board']) if (query.has(name)) settings[name] = query.get(name) ?? ''
  for (const [old, name] of Object.entries(oldNames)) {
    const value = inches(query.get(old))
    if (value !== undefined) settings[name] = value
  }
  const spare = parseNumber(query.get('spare') ?? '')
  if (spare !== undefined) settings['spare'] = spare
  settings['build'] = query.has('build') ? 'yes' : 'no'
  if (query.has('kick')) settings['kick'] = 'yes'
  return settings
}
