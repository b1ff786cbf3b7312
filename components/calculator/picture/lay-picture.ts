import { make } from '../lot/make'

import { picturesInHistory } from './in-history'
import styles from './picture.module.scss'
import form from '../lot/lot-form.module.scss'
import tools from '../lot/lot-tools.module.scss'

// The picture that a plan was traced from, under the drawing of that plan. Two scripts lay it, that of the tool and that
// of kept plans, and a third one prints it: all that they know of it stands in the page.

/** A picture, and where it lies on the plan. */
export type Laid = {
  readonly canvas: HTMLCanvasElement
  /** Its upper left corner, in lengths. */
  readonly x: number
  readonly y: number
  /** How much of the plan it is wide: its pixels may be fewer where it was kept. */
  readonly wide: number
  /** Percent of ink. */
  readonly strength: number
  readonly isPrinted: boolean
}

/** Unlike a whole picture, half of one leaves lines and words to be read. */
export const plainStrength = 45

const sheetIn = (root: ParentNode) => root.querySelector<HTMLElement>('[data-picture-sheet]')
const controlsIn = (root: ParentNode) => root.querySelector<HTMLElement>('[data-picture-controls]')

/** The picture under the plan, also where it is hidden at the moment; undefined where it belongs to another plan. */
export function pictureUnder(root: ParentNode): Laid | undefined {
  const [sheet, controls] = [sheetIn(root), controlsIn(root)]
  const canvas = sheet?.querySelector('canvas')
  if (!sheet || !controls || !canvas || controls.hidden) return undefined
  const number = (name: string) => Number(sheet.dataset[name])
  return {
    canvas,
    ...{ x: number('x'), y: number('y'), wide: number('wide') },
    strength: Number(controls.querySelector<HTMLInputElement>('[type=range]')?.value ?? plainStrength),
    isPrinted: controls.querySelector<HTMLInputElement>('[name=print]')?.checked ?? false,
  }
}

export function takePictureAway(root: ParentNode): void {
  sheetIn(root)?.remove()
  controlsIn(root)?.remove()
}

/**
 * Lays a picture under the plan, and the fields below it that fade, hide and remove it. It goes and comes with the entry
 * of the history in which it was laid: under another plan it would say what is not so.
 */
export function layPicture(root: HTMLElement, laid: Laid): void {
  const plan = root.querySelector<SVGSVGElement>('[data-drawing=plan]')
  const plot = plan?.parentElement
  if (!plan || !plot) return
  takePictureAway(root)
  const sheet = sheetUnder(plan, laid)
  const controls = controlsOf(laid, sheet)
  plot.append(sheet)
  plot.after(controls)
  controls.querySelector('button')?.addEventListener('click', () => {
    takePictureAway(root)
    plan.tabIndex = -1
    plan.focus({ preventScroll: true })
  })
  const frame = new MutationObserver(() => putInPlace(sheet, plan))
  frame.observe(plan, { attributes: true, attributeFilter: ['data-at', 'data-scale', 'viewBox'] })
  picturesInHistory(sheet, (isHere) => {
    if (!sheet.isConnected) return frame.disconnect()
    controls.hidden = !isHere
    sheet.hidden = !isHere || !isShown(controls)
  })
}

/** A picture as it lies under a drawing of the plan. */
export function sheetUnder(plan: SVGSVGElement, { canvas, x, y, wide, strength, isPrinted }: Laid) {
  const sheet = make(
    'div',
    {
      class: styles.sheet,
      'aria-hidden': 'true',
      'data-picture-sheet': true,
      'data-printed': isPrinted,
      ...{ 'data-x': `${x}`, 'data-y': `${y}`, 'data-wide': `${wide}` },
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
}

const isShown = (controls: HTMLElement) =>
  controls.querySelector<HTMLInputElement>('[name=show]')?.checked ?? true

function controlsOf({ strength, isPrinted }: Laid, sheet: HTMLElement): HTMLElement {
  const tick = (name: string, text: string, checked: boolean) =>
    make('label', { class: tools.tick }, make('input', { type: 'checkbox', name, checked }), text)
  const range = make('input', { type: 'range', min: '10', max: '100', step: '5', value: `${strength}` })
  const controls = make(
    'fieldset',
    { class: styles.controls, 'data-picture-controls': true },
    make('legend', {}, 'The picture under the plan'),
    tick('show', 'Show it', true),
    tick('print', 'Print it, faint', isPrinted),
    make('label', { class: styles.strength }, 'Strength', range),
    make('button', { type: 'button', class: form.action }, 'Take it away'),
  )
  controls.addEventListener('input', () => {
    sheet.style.setProperty('--strength', `${Number(range.value) / 100}`)
    sheet.hidden = !isShown(controls)
    sheet.toggleAttribute(
      'data-printed',
      controls.querySelector<HTMLInputElement>('[name=print]')?.checked ?? false,
    )
  })
  return controls
}

/** A copy with a canvas of its own. */
export function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = make('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  return copy
}
