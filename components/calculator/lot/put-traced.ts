import { withTraced, type Traced } from '../../../content/model/planner/trace'
import { copyOf, layPicture, newName, plainStrength } from '../picture/lay-picture'
import { openPlan, planOnScreen } from './open-plan'

/**
 * Puts what was traced into the plan, and the picture under it.
 * @param example the query of the plan that the page shows before somebody draws one
 * @param scale lengths that a pixel stands for
 * @returns what came of it, in words
 */
export async function putTraced(
  example: string,
  canvas: HTMLCanvasElement,
  traced: Traced,
  scale: number,
): Promise<string> {
  // What is turned or opened in the meantime leaves this one as it is.
  const copy = copyOf(canvas)
  const before = await planOnScreen(example)
  const placed = withTraced(before, traced, scale)
  if ('fault' in placed) return placed.fault
  const { x, y } = placed.origin
  const name = newName()
  try {
    await openPlan(placed.query, before, name, (calculator) =>
      layPicture(calculator, {
        ...{ name, canvas: copy, x, y, wide: copy.width * scale, turn: 0 },
        strength: plainStrength,
        isPrinted: false,
      }),
    )
  } catch {
    return 'The calculator did not load. Check your connection, and press again.'
  }
  return `${placed.note} Your browser’s Back button brings your plan back.`
}
