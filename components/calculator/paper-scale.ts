import type { Plan } from '@/content/model/planner/plan'
import { frameOf } from './frame'

/** Millimeters of paper that the plan may take on Letter and on A4, less margins, title block and other drawings. */
const paper = { width: 180, height: 100 }
/** The same on a sheet without other drawings. */
export const wholeSheet = 140
/** One to so many: what an architect's scale or a ruler has. */
const scales = [
  24, 48, 50, 60, 96, 100, 120, 192, 200, 240, 250, 300, 360, 480, 500, 600, 960, 1000, 1200, 2000, 2400,
  5000, 10_000,
]
const unitsPerMillimeter = 80

/** One to how many the plan is drawn on paper, and how wide it is there, in millimeters. */
export function paperScale(plan: Plan, height: number = paper.height): { scale: number; width: number } {
  const fitted = frameOf(plan)
  const [wide, high] = [fitted.width, fitted.height].map((size) => size / fitted.scale / unitsPerMillimeter)
  const fits = (one: number) => (wide ?? 0) / one <= paper.width && (high ?? 0) / one <= height
  const scale = scales.find(fits) ?? Math.ceil((wide ?? 0) / paper.width / 1000) * 1000
  return { scale, width: Math.round(((wide ?? 0) / scale) * 100) / 100 }
}
