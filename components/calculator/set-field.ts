import {
  addGate,
  changeGate,
  changeSide,
  removeGate,
  setClosed,
  setLength,
  setTurn,
} from '@/content/model/planner/edit'
import { foot, inch } from '@/content/model/planner/lengths'
import { getMaterial } from '@/content/model/planner/materials'
import { isMaterial, type MaterialId } from '@/content/model/planner/materials/names'
import type { NumberField } from '@/content/model/planner/materials/material'
import { longestSide, type Plan } from '@/content/model/planner/plan'
import { fieldsOf, materialOf, settingsOf } from '@/content/model/planner/settings'
import { boxOf, withBox } from './outlines'
import { withLength, withNumber, type Set } from './typed'

/** Takes over what somebody typed or chose in a field; see the components for their names. */
export function setField(plan: Plan, field: string, text: string): Set {
  const [name = '', first = '', second = '', part = ''] = field.split('-')
  const side = Number(first)
  switch (name) {
    case 'length':
      return withLength(plan, text, foot, longestSide, (length) => setLength(plan, side, length))
    case 'rise':
      return withLength(
        plan,
        text,
        -longestSide,
        longestSide,
        (rise) => changeSide(plan, side, { rise }),
        true,
      )
    case 'turn':
      return withNumber(text, -180, 180, (degrees) => setTurn(plan, side, degrees))
    case 'slope':
      return { plan: changeSide(plan, side, { slope: text === 'step' ? 'step' : 'rack' }) }
    case 'material':
      return { plan: isMaterial(text) ? withMaterial(plan, text) : plan }
    case 'units':
      return { plan: { ...plan, units: text === 'meters' ? 'meters' : 'feet' } }
    case 'closed':
      return { plan: setClosed(plan, text === 'yes') }
    case 'wall':
      return { plan: { ...plan, walls: { ...plan.walls, [first]: text === 'yes' } } }
    case 'frost':
      return setFrost(plan, first, text)
    case 'gate':
      return setGate(plan, side, Number(second), part, text)
    case 'house':
    case 'property':
      return setBox(plan, name, first, text)
    default:
      return setSetting(plan, name, text)
  }
}

/** Of what was set, another material keeps bags and spare, and the height if it comes in it. */
function withMaterial(plan: Plan, material: MaterialId): Plan {
  const height = settingsOf(plan).choice('height')
  const kept = Object.entries(plan.settings).filter(([name]) => name === 'bag' || name === 'spare')
  if (getMaterial(material).heights.includes(Number(height))) kept.push(['height', height])
  return { ...plan, material, settings: Object.fromEntries(kept) }
}

/** The number of gates in a side: more are added where there is room, fewer leave its end. */
export function setGates(plan: Plan, side: number, text: string): Set {
  return withNumber(text, 0, 8, (count) => {
    let next = plan
    const gates = () => next.sides[side]?.gates.length ?? 0
    while (gates() > count) next = removeGate(next, side, gates() - 1)
    while (gates() < count) {
      const more = addGate(next, side)
      if (more === next) return 'There is no room for so many gates.'
      next = more
    }
    return next
  })
}

function setFrost(plan: Plan, part: string, text: string): Set {
  const isPlace = part === 'place'
  if (text.trim() === '')
    return { plan: { ...plan, frost: undefined, state: isPlace ? undefined : plan.state } }
  if (!isPlace) return withLength(plan, text, 0, 120 * inch, (frost) => ({ ...plan, frost }), true)
  // Its depth in 1/80 mm where it is known, its state, and its name. A depth without a place says nothing of the state.
  const [depth = '', state = plan.state] = text.split(' ')
  return { plan: { ...plan, frost: depth === '' ? undefined : Number(depth), state } }
}

function setGate(plan: Plan, side: number, gate: number, part: string, text: string): Set {
  const change = (changes: Parameters<typeof changeGate>[3]) => changeGate(plan, side, gate, changes)
  switch (part) {
    case 'width':
      return withLength(plan, text, 2 * foot, 24 * foot, (width) => change({ width }))
    case 'at':
      return withLength(plan, text, 0, longestSide, (at) => change({ at }))
    case 'leaves':
      return { plan: change({ leaves: text === '2' ? 2 : 1 }) }
    case 'opens':
      return { plan: change({ opens: text === 'out' ? 'out' : 'in' }) }
    default:
      return { plan: change({ hinge: text === 'end' ? 'end' : 'start' }) }
  }
}

function setBox(plan: Plan, key: 'house' | 'property', part: string, text: string): Set {
  const box = boxOf(plan, key)
  if (!box) return { plan }
  const isSize = part === 'wide' || part === 'deep'
  return withLength(plan, text, isSize ? foot : -longestSide, longestSide, (length) =>
    withBox(plan, key, { ...box, [part]: length }),
  )
}

function setSetting(plan: Plan, name: string, text: string): Set {
  const field = fieldsOf(materialOf(plan)).find((other) => other.name === name)
  const set = (value: number | string): Plan => ({ ...plan, settings: { ...plan.settings, [name]: value } })
  if (!field) return { plan }
  if (field.kind === 'choice') return { plan: set(text) }
  if (field.kind === 'number') return withNumber(text, field.least, field.most, set)
  return withLength(plan, text, field.least, field.most, set, isNarrow(field))
}

const isNarrow = ({ kind }: NumberField) => kind === 'width'
