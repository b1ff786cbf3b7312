import { pointsCode } from '../../../content/model/planner/codes'
import type { Point } from '../../../content/model/planner/plan'

/** What the calculator shows without a query; a test holds it against the example itself, which brings all of wood along. */
export const exampleQuery = 'v=2&fence=wood&at=0.0_1440.0&side=rack_0_696.48.1.in.start'

/** The plan that the address holds; where it holds none, the example in its material. */
export function planOf(search: string): URLSearchParams {
  const query = new URLSearchParams(search)
  if (query.has('at')) return query
  const example = new URLSearchParams(exampleQuery)
  const material = query.get('fence')
  if (material !== null) example.set('fence', material)
  return example
}

/** The plan with this lot as its property line. */
export function withLine(search: string, corners: readonly Point[]): URLSearchParams {
  const query = planOf(search)
  query.set('line', pointsCode(corners))
  return query
}

/**
 * The plan with a fence along the lot, without gates and walls.
 * @param open the side that has none
 */
export function withFence(search: string, corners: readonly Point[], open?: number): URLSearchParams {
  const query = planOf(search)
  const first = open === undefined ? 0 : open + 1
  const points = [...corners.slice(first), ...corners.slice(0, first)]
  query.set('at', pointsCode(points))
  for (const name of ['side', 'closed', 'walls']) query.delete(name)
  for (let side = open === undefined ? 0 : 1; side < points.length; side += 1) query.append('side', 'rack_0')
  if (open === undefined) query.set('closed', '1')
  return query
}

/** Milliseconds after a change in which the calculator has written it into the address. */
const written = 350

/** Puts a plan into the address, where the calculator finds it, and Back finds the one before. */
export function handOver(next: (search: string) => URLSearchParams, then: () => void): void {
  const isStarted = document.querySelector('fence-calculator [data-act]') !== null
  setTimeout(
    () => {
      const { search, hash } = location
      history.replaceState(history.state, '', `?${planOf(search)}${hash}`)
      history.pushState(null, '', `?${next(search)}`)
      dispatchEvent(new PopStateEvent('popstate'))
      then()
    },
    isStarted ? written : 0,
  )
}
