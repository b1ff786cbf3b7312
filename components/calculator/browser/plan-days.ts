import { inFeet } from '../../../content/model/planner/lengths'
import type { MaterialId } from '../../../content/model/planner/materials/names'
import { plural, sum } from '../../../content/model/planner/materials/parts'
import { rulesOf } from '../rules-of'
import type { View } from '../view'

/** Feet of fence that two people set and hang in a day: 100 ft in two weekends, as the weekend plan has it. */
const feetInDay = 25

const wood = 'Wash the fence, probe the posts at the ground, and stain before the wood is bare and gray'
const vinyl = 'Wash the fence with soap and water, and look for cracked rails and loose caps'
const metal = 'Touch up scratches before they rust, oil hinges, tighten screws'
const wire = 'Tighten what sags, replace lost ties or staples, look for rust'

/** What the material needs each year, as in the guide to care and repair. */
const care: Readonly<Record<MaterialId, string>> = {
  wood,
  panels: wood,
  vinyl,
  'chain-link': wire,
  aluminum: metal,
  steel: metal,
  'split-rail': wood,
  'ranch-rail': wood,
  'framed-wire': wire,
  'field-wire': wire,
}

type Step = {
  readonly day: number
  readonly long: number
  readonly text: string
  readonly isYearly?: boolean
}

/**
 * The days that the plan takes, from today on, and its care each year, as RFC 5545: 811 first, then posts, three days for
 * the concrete, then the fence.
 */
export function planDays(view: View, today: Date): string {
  const { plan, count } = view
  const rules = rulesOf(view)
  const days = Math.max(Math.ceil(inFeet(sum(count.yard.lengths)) / feetInDay), 2)
  const digging = Math.max(Math.floor(days / 2), 1)
  // Where the state is known, digging begins on a Saturday, and 811 is called as long before as it asks.
  const dig = rules?.days === undefined ? 4 : firstDigging(today, rules.days)
  const call = rules?.days === undefined ? 0 : callBefore(today, dig, rules.days)
  const hung = dig + digging + 3
  const gates = count.yard.gates.length
  const steps: readonly Step[] = [
    {
      day: call,
      long: 1,
      text: `Call 811 and mark the line${rules?.wait ? ` (${rules.name} asks for ${rules.wait})` : ''}`,
    },
    { day: dig, long: digging, text: `Dig and set ${plural(count.yard.posts.length, 'post')}` },
    {
      day: hung,
      long: days - digging,
      text: `Hang the fence${gates > 0 ? ` and ${plural(gates, 'gate')}` : ''}`,
    },
    { day: hung + 30, long: 1, text: 'Walk the fence: tighten screws, oil hinges, see what moved' },
    { day: hung + 365, long: 1, text: care[plan.material], isYearly: true },
  ]
  const events = steps.flatMap((step, index) => eventOf(step, index, today))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fence calculator//EN',
    ...events,
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
}

const isOpen = (today: Date, day: number) =>
  ![0, 6].includes(new Date(today.getFullYear(), today.getMonth(), today.getDate() + day).getDay())

/** How many days before `dig` to call, so that `wait` whole days on which offices are open lie between. */
function callBefore(today: Date, dig: number, wait: number): number {
  let call = dig
  for (let left = wait; left >= 0;) {
    call -= 1
    if (isOpen(today, call)) left -= 1
  }
  return call
}

/** The first Saturday that leaves time for the call. */
function firstDigging(today: Date, wait: number): number {
  let dig = 1 + ((12 - today.getDay()) % 7)
  while (callBefore(today, dig, wait) < 0) dig += 7
  return dig
}

function eventOf({ day, long, text, isYearly = false }: Step, index: number, today: Date): string[] {
  const date = (days: number) => {
    const then = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days))
    return then.toISOString().slice(0, 10).replaceAll('-', '')
  }
  return [
    'BEGIN:VEVENT',
    `UID:fence-plan-${date(0)}-${index}@fence.invalid`,
    `DTSTAMP:${date(0)}T000000Z`,
    `DTSTART;VALUE=DATE:${date(day)}`,
    `DTEND;VALUE=DATE:${date(day + long)}`,
    ...(isYearly ? ['RRULE:FREQ=YEARLY'] : []),
    `SUMMARY:${text.replaceAll(',', '\\,')}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** No line may be longer than 75 octets; all here are ASCII. */
const folded = (line: string): string => line.replace(/(.{74})(?=.)/g, '$1\r\n ')
