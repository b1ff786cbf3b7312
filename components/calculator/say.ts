// What a screen reader is told of things in the drawing.

import type { Count } from '@/content/model/planner/count'
import { makeOf } from '@/content/model/planner/count'
import { turnOf } from '@/content/model/planner/edit'
import { lengthText, widthText } from '@/content/model/planner/lengths'
import { sideLength, type Plan } from '@/content/model/planner/plan'
import type { Post } from '@/content/model/planner/yard'

/** Keeps numbers on the line of their units: a small part of content/model/text/typography.ts, which this script has no room for. */
export const bound = (text: string): string =>
  text.replace(
    /(?<=[\d½¼¾⅛-⅞₀-₉]) (?=(?:ft|in\.|mm|m|lb|cu|L)(?![a-z]))|(?<=\bcu) (?=ft|yd)|(?<=\bft) (?=[\d¹⁰-⁹½¼¾]\S* in)/gu,
    '\u00a0',
  )

const angleText = (turn: number): string => {
  const inner = Math.round(180 - Math.abs(turn))
  if (inner === 90) return 'right angle'
  return inner === 180 ? 'straight on' : `angle of ${inner} degrees`
}

/** `Corner 2 of 5, 24 ft from corner 1, right angle`. */
export function sayCorner(plan: Plan, corner: number): string {
  const { corners, sides, isClosed, units } = plan
  const before = corner > 0 ? corner - 1 : sides.length - 1
  const parts = [`Corner ${corner + 1} of ${corners.length}`]
  if (corner > 0 || isClosed)
    parts.push(
      `${lengthText(sideLength(plan, before), units)} from corner ${corner > 0 ? corner : corners.length}`,
    )
  if (isClosed || (corner > 0 && corner < sides.length)) parts.push(angleText(turnOf(plan, corner)))
  else parts.push(plan.walls[corner === 0 ? 'start' : 'end'] ? 'at a wall' : 'open end')
  return parts.join(', ')
}

/** `Gate 1 in side 2, 4 ft wide, 8 ft from corner 2`. */
export function sayGate({ sides, corners, units }: Plan, side: number, gate: number): string {
  const { at = 0, width = 0, leaves } = sides[side]?.gates[gate] ?? {}
  const name = leaves === 2 ? 'Double gate' : 'Gate'
  return `${name} ${gate + 1} in side ${side + 1}, ${lengthText(width, units)} wide, ${lengthText(at, units)} from corner ${(side % corners.length) + 1}`
}

const kindNames = {
  line: 'Line post',
  brace: 'Brace post',
  end: 'End post',
  corner: 'Corner post',
  gate: 'Gate post',
}

/** `Post 3: line post, 4×4`. */
export function sayPost(count: Count, post: Post, number: number): string {
  return `Post ${number + 1}: ${kindNames[post.kind].toLowerCase()}, ${makeOf(count, post).name}`
}

/** What it is, how long, how deep, and why. */
export function postFacts(count: Count, post: Post): { title: string; facts: readonly string[] } {
  const { plan } = count
  const make = makeOf(count, post)
  const isKnown = plan.frost !== undefined || make.fill === 'driven'
  const length = make.above + make.depth + post.extra
  const stock = make.stock.find((sold) => sold >= length)
  const depth = widthText(make.depth, plan.units)
  const facts = [make.why]
  if (isKnown) {
    facts.push(
      `${lengthText(length, plan.units)} long${stock ? `, cut from ${lengthText(stock, plan.units)}` : ''}: ${depth} of it stand in the ground.`,
    )
    if (plan.frost !== undefined && plan.frost >= make.depth && make.fill !== 'driven')
      facts.push(`Where frost reaches ${widthText(plan.frost, plan.units)} down, a post must stand as deep.`)
  } else facts.push(`At least ${depth} in the ground, or to the frost.`)
  if (make.hole > 0) facts.push(`Its hole is ${widthText(make.hole, plan.units)} wide.`)
  if (post.extra > 0)
    facts.push(`${widthText(post.extra, plan.units)} longer than on level ground, for the step.`)
  if (post.isAtWall) facts.push('It stands at the wall: fasten it there, too.')
  return { title: `${kindNames[post.kind]}, ${make.name}`, facts }
}
