import { lengthCode, pointsCode } from './codes'
import { getMaterial } from './materials'
import { linkVersion, type Gate, type Plan } from './plan'
import { fieldsOf } from './settings'

const gateCode = ({ at, width, leaves, opens, hinge }: Gate) =>
  [lengthCode(at), lengthCode(width), leaves, opens, hinge].join('.')

/** A whole plan as the query of an address; the same plan always has the same one. */
export function planQuery(plan: Plan): string {
  const query = new URLSearchParams({ v: linkVersion, fence: plan.material, at: pointsCode(plan.corners) })
  for (const { rise, slope, gates } of plan.sides)
    query.append('side', [slope, lengthCode(rise), ...gates.map(gateCode)].join('_'))
  if (plan.isClosed) query.set('closed', '1')
  if (plan.units === 'meters') query.set('units', 'm')
  const walls = [plan.walls.start && 'start', plan.walls.end && 'end'].filter(Boolean)
  if (walls.length > 0) query.set('walls', walls.join('_'))
  if (plan.frost !== undefined) query.set('frost', lengthCode(plan.frost))
  if (plan.state !== undefined) query.set('state', plan.state)
  if (plan.house.length > 0) query.set('house', pointsCode(plan.house))
  if (plan.property.length > 0) query.set('line', pointsCode(plan.property))
  for (const { name, kind } of fieldsOf(getMaterial(plan.material))) {
    const own = plan.settings[name]
    if (own !== undefined)
      query.set(`set.${name}`, kind === 'length' || kind === 'width' ? lengthCode(Number(own)) : String(own))
  }
  return query.toString()
}
