import { decodeLength, decodePoints, isWhole } from './codes'
import { inch, millimeter, type Length } from './lengths'
import type { Field } from './materials/material'
import { isMaterial, type MaterialId } from './materials/names'
import {
  examplePlan,
  linkVersion,
  leastSide,
  longestSide,
  mostGates,
  mostSides,
  plainSide,
  sideLength,
  type Gate,
  type Plan,
  type Side,
} from './plan'

/** What a link or file held: a plan, or in words why it is not one. */
export type Read = { readonly plan: Plan } | { readonly reason: string }

/**
 * Reads what `planQuery()` wrote, or a stranger did: nothing is taken over that is not of the right form.
 * @param fieldsOf the fields of a material
 */
export function readQuery(
  query: URLSearchParams,
  fieldsOf: (material: MaterialId) => readonly Field[],
): Read {
  const material = query.get('fence') ?? ''
  // The guide to a material links to it: /fence-calculator?fence=vinyl.
  if (query.size === 1 && isMaterial(material)) return { plan: { ...examplePlan, material } }
  if (query.get('v') !== linkVersion)
    return { reason: 'This plan comes from another version of the calculator, which this page cannot read.' }
  const corners = decodePoints(query.get('at') ?? '')
  const sides = query.getAll('side').map(decodeSide)
  const isClosed = query.get('closed') === '1'
  if (
    !isMaterial(material) ||
    !corners ||
    !isWhole(sides) ||
    sides.length !== corners.length - (isClosed ? 0 : 1) ||
    !sides.every((_, side) => isSide(sideLength({ corners }, side)))
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
      frost: frostOf(decodeLength(query.get('frost') ?? '')),
      state: /^[A-Z]{2}$/.exec(query.get('state') ?? '')?.[0],
      house: decodePoints(query.get('house') ?? '') ?? [],
      property: decodePoints(query.get('line') ?? '') ?? [],
      settings: decodeSettings(query, fieldsOf(material)),
    },
  }
}

const isSide = (length: Length) => length >= leastSide && length <= longestSide

const frostOf = (depth: Length | undefined) =>
  depth !== undefined && depth >= 0 && depth <= 120 * inch ? depth : undefined

function decodeSettings(query: URLSearchParams, fields: readonly Field[]): Plan['settings'] {
  const settings: Record<string, number | string> = {}
  for (const field of fields) {
    const own = query.get(`set.${field.name}`)
    if (own === null) continue
    if (field.kind === 'choice') {
      if (field.options.some(([value]) => value === own)) settings[field.name] = own
      continue
    }
    const value = field.kind === 'number' ? Number(own) : decodeLength(own)
    if (field.kind === 'number' && !Number.isInteger(value)) continue
    if (value !== undefined && value >= field.least && value <= field.most) settings[field.name] = value
  }
  return settings
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
