import { foot } from '../../../content/model/planner/lengths'
import { make } from '../lot/make'
import { controlsOf, isTicked, moveByPointer, numberIn } from './picture-controls'
import styles from './picture.module.scss'

// The picture that a plan was traced from, under the drawing of that plan. Two scripts lay it, that of the tool and that
// of kept plans, and a third one prints it: all that they know of it stands in the page.

/** A picture, and where it lies on the plan. */
export type Laid = {
  /** Which the calculator has with the plan, in its view and in the history. */
  readonly name: string
  readonly canvas: HTMLCanvasElement
  /** Its upper left corner, in lengths. */
  readonly x: number
  readonly y: number
  /** How much of the plan it is wide: its pixels may be fewer where it was kept. */
  readonly wide: number
  /** In degrees, clockwise, about its middle. */
  readonly turn: number
  /** Percent of ink. */
  readonly strength: number
  readonly isPrinted: boolean
}

/** Unlike a whole picture, half of one leaves lines and words to be read. */
export const plainStrength = 45

export const newName = (): string => `${performance.timeOrigin + performance.now()}`

const plotIn = (root: ParentNode) =>
  root.querySelector('[data-drawing=plan]')?.closest<HTMLElement>('[data-picture]')

/** The picture under the plan, also where it is hidden; undefined where none belongs to this plan. */
export function pictureUnder(root: ParentNode): (Laid & { readonly isShown: boolean }) | undefined {
  const name = plotIn(root)?.dataset['picture']
  const [sheet, controls] = ['sheet', 'controls'].map((part) =>
    root.querySelector<HTMLElement>(`[data-picture-${part}="${name}"]`),
  )
  const canvas = sheet?.querySelector('canvas')
  if (name === undefined || !sheet || !controls || !canvas) return undefined
  const number = (part: string) => Number(sheet.dataset[part])
  return {
    ...{ name, canvas },
    ...{ x: number('x'), y: number('y'), wide: number('wide'), turn: number('turn') },
    strength: numberIn(controls, 'strength'),
    isPrinted: isTicked(controls, 'print'),
    isShown: isTicked(controls, 'show'),
  }
}

/**
 * Lays a picture under the plan, and the fields below it that move, turn, fade, hide and remove it. It is there with the plan that it
 * was laid for, whatever Undo or the browser's history brings back: under another one it would say what is not so.
 */
export function layPicture(root: HTMLElement, laid: Laid): void {
  const plan = root.querySelector<SVGSVGElement>('[data-drawing=plan]')
  const plot = plan?.parentElement
  if (!plan || !plot) return
  const sheet = sheetUnder(plan, laid)
  const controls = controlsOf(laid)
  const show = () => {
    const isHere = plot.dataset['picture'] === laid.name
    controls.hidden = !isHere
    sheet.hidden = !isHere || !isTicked(controls, 'show')
    sheet.toggleAttribute('data-printed', isTicked(controls, 'print'))
    sheet.toggleAttribute('data-moving', isTicked(controls, 'move'))
    sheet.style.setProperty('--strength', `${numberIn(controls, 'strength') / 100}`)
    sheet.dataset['x'] = `${laid.x + numberIn(controls, 'right') * foot}`
    sheet.dataset['y'] = `${laid.y + numberIn(controls, 'down') * foot}`
    sheet.dataset['turn'] = `${numberIn(controls, 'turn')}`
    putInPlace(sheet, plan)
  }
  const changes = new MutationObserver(show)
  changes.observe(plan, { attributes: true, attributeFilter: ['data-at', 'data-scale', 'viewBox'] })
  changes.observe(plot, { attributes: true, attributeFilter: ['data-picture'] })
  controls.addEventListener('input', show)
  controls.querySelector('button')?.addEventListener('click', () => {
    changes.disconnect()
    sheet.remove()
    controls.remove()
    plan.tabIndex = -1
    plan.focus({ preventScroll: true })
  })
  plot.append(sheet)
  // Below the buttons, which may not be there yet.
  plot.parentElement?.append(controls)
  show()
  const feetPerPixel = () =>
    plan.viewBox.baseVal.width / plan.clientWidth / Number(plan.dataset['scale']) / foot
  moveByPointer(sheet, controls, feetPerPixel, show)
}

/** A picture as it lies under a drawing of the plan. */
export function sheetUnder(
  plan: SVGSVGElement,
  { name, canvas, x, y, wide, turn, strength, isPrinted }: Laid,
): HTMLElement {
  const sheet = make(
    'div',
    {
      class: styles.sheet,
      'aria-hidden': 'true',
      'data-picture-sheet': name,
      'data-printed': isPrinted,
      ...{ 'data-x': `${x}`, 'data-y': `${y}`, 'data-wide': `${wide}`, 'data-turn': `${turn}` },
    },
    canvas,
  )
  sheet.style.setProperty('--strength', `${strength / 100}`)
  putInPlace(sheet, plan)
  return sheet
}

/** In percent, so that it holds at any size, and on paper. */
function putInPlace(sheet: HTMLElement, plan: SVGSVGElement): void {
  const canvas = sheet.querySelector('canvas')
  const [left = 0, top = 0] = (plan.dataset['at'] ?? '').split(' ').map(Number)
  const { width, height } = plan.viewBox.baseVal
  const perLength = Number(plan.dataset['scale'])
  const number = (name: string) => Number(sheet.dataset[name])
  if (!canvas) return
  canvas.style.left = `${((number('x') - left) * perLength * 100) / width}%`
  canvas.style.top = `${((number('y') - top) * perLength * 100) / height}%`
  canvas.style.width = `${(number('wide') * perLength * 100) / width}%`
  canvas.style.rotate = `${number('turn')}deg`
}

/** A copy with a canvas of its own. */
export function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = make('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  return copy
}
