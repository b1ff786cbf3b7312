import { inch, millimeter, type Length } from './lengths'
import { getMaterial } from './materials'
import { isMaterial } from './materials/names'
import {
  examplePlan,
  longestSide,
  mostGates,
  mostSides,
  plainSide,
  type Gate,
  type Plan,
  type Point,
  type Side,
} from './plan'
import { fieldsOf } from './settings'

/** The version of the addresses below; one that this site does not know is refused in words. */
const version = '2'

/** A length in an address: whole inches as they are, others in 1/80 mm behind a `u`. */
const lengthCode = (length: Length) => (length % inch === 0 ? String(length / inch) : `u${length}`)

/** @returns undefined where it is no length, or a farther one than any fence reaches */
function decodeLength(code: string): Length | undefined {
  if (!/^u?-?\d{1,12}$/.test(code)) return undefined
  const length = code.startsWith('u') ? Number(code.slice(1)) : Number(code) * inch
  return Math.abs(length) > mostSides * longestSide ? undefined : length
}

const pointsCode = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${lengthCode(x)}.${lengthCode(y)}`).join('_')

const gateCode = ({ at, width, leaves, opens, hinge }: Gate) =>
  [lengthCode(at), lengthCode(width), leaves, opens, hinge].join('.')

/** A whole plan as the query of an address; the same plan always has the same one. */
export function planQuery(plan: Plan): string {
  const query = new URLSearchParams({ v: version, fence: plan.material, at: pointsCode(plan.corners) })
  for (const { rise, slope, gates } of plan.sides)
    query.append('side', [slope, lengthCode(rise), ...gates.map(gateCode)].join('_'))
  if (plan.isClosed) query.set('closed', '1')
  if (plan.units === 'meters') query.set('units', 'm')
  const walls = [plan.walls.start && 'start', plan.walls.end && 'end'].filter(Boolean)
  if (walls.length > 0) query.set('walls', walls.join('_'))
  if (plan.frost !== undefined) query.set('frost', lengthCode(plan.frost))
  if (plan.house.length > 0) query.set('house', pointsCode(plan.house))
  if (plan.property.length > 0) query.set('line', pointsCode(plan.property))
  for (const { name, kind } of fieldsOf(getMaterial(plan.material))) {
    const own = plan.settings[name]
    if (own !== undefined)
      query.set(`set.${name}`, kind === 'length' || kind === 'width' ? lengthCode(Number(own)) : String(own))
  }
  return query.toString()
}

/** What a link or file held: a plan, or in words why it is none. */
export type Read = { readonly plan: Plan } | { readonly reason: string }

/**
 * Reads what `planQuery()` wrote, or a stranger did: nothing is taken over that is not of the right form. Its material
 * must have been added.
 */
export function readQuery(query: URLSearchParams): Read {
  if (query.get('v') !== version)
    return { reason: 'This plan comes from another version of the calculator, which this page cannot read.' }
  const material = query.get('fence') ?? ''
  const corners = decodePoints(query.get('at') ?? '')
  const sides = query.getAll('side').map(decodeSide)
  const isClosed = query.get('closed') === '1'
  if (
    !isMaterial(material) ||
    !corners ||
    !isWhole(sides) ||
    sides.length !== corners.length - (isClosed ? 0 : 1)
  )
    return {
      reason:
        'This link is damaged: a part of the plan is missing or is no plan. The page shows its example instead.',
    }
  if (
    sides.length === 0 ||
    sides.length > mostSides ||
    sides.flatMap(({ gates }) => gates).length > mostGates
  )
    return { reason: `This plan is too large: at most ${mostSides} sides and ${mostGates} gates.` }
  const walls = (query.get('walls') ?? '').split('_')
  return {
    plan: {
      ...examplePlan,
      units: query.get('units') === 'm' ? 'meters' : 'feet',
      corners,
      sides,
      isClosed,
      walls: { start: walls.includes('start'), end: walls.includes('end') },
      material,
      frost: decodeLength(query.get('frost') ?? ''),
      house: decodePoints(query.get('house') ?? '') ?? [],
      property: decodePoints(query.get('line') ?? '') ?? [],
      settings: decodeSettings(query, material),
    },
  }
}

function decodeSettings(query: URLSearchParams, material: Plan['material']): Plan['settings'] {
  const settings: Record<string, number | string> = {}
  for (const field of fieldsOf(getMaterial(material))) {
    const own = query.get(`set.${field.name}`)
    if (own === null) continue
    if (field.kind === 'choice') {
      if (field.options.some(([value]) => value === own)) settings[field.name] = own
      continue
    }
    const value = field.kind === 'number' ? Number(own) : decodeLength(own)
    if (value !== undefined && value >= field.least && value <= field.most) settings[field.name] = value
  }
  return settings
}

const isWhole = <Item>(items: readonly (Item | undefined)[]): items is Item[] => !items.includes(undefined)

function decodePoints(code: string): Point[] | undefined {
  if (code.length > 4000) return undefined
  const points = code.split('_').map((pair) => {
    const [x, y] = pair.split('.').map(decodeLength)
    return x === undefined || y === undefined ? undefined : { x, y }
  })
  return isWhole(points) ? points : undefined
}

function decodeSide(code: string): Side | undefined {
  const [slope, rise = '', ...gateCodes] = code.split('_')
  const height = decodeLength(rise)
  const gates = gateCodes.map(decodeGate)
  if ((slope !== 'step' && slope !== 'rack') || height === undefined || !isWhole(gates)) return undefined
  return { ...plainSide, slope, rise: height, gates }
}

function decodeGate(code: string): Gate | undefined {
  const [at, width] = code.split('.').map(decodeLength)
  const [, , leaves, opens, hinge] = code.split('.')
  if (at === undefined || width === undefined || at < 0 || width <= millimeter) return undefined
  if (leaves !== '1' && leaves !== '2') return undefined
  if ((opens !== 'in' && opens !== 'out') || (hinge !== 'start' && hinge !== 'end')) return undefined
  return { at, width, leaves: leaves === '1' ? 1 : 2, opens, hinge }
}
