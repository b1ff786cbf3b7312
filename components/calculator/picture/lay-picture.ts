import { make } from '../lot/make'
import form from '../lot/lot-form.module.scss'
import tools from '../lot/lot-tools.module.scss'
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
    ...{ x: number('x'), y: number('y'), wide: number('wide') },
    strength: Number(controls.querySelector<HTMLInputElement>('[type=range]')?.value ?? plainStrength),
    isPrinted: isTicked(controls, 'print'),
    isShown: isTicked(controls, 'show'),
  }
}

const isTicked = (controls: HTMLElement, name: string) =>
  controls.querySelector<HTMLInputElement>(`[name=${name}]`)?.checked ?? false

/**
 * Lays a picture under the plan, and the fields below it that fade, hide and remove it. It is there with the plan that it
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
    const strength = Number(controls.querySelector<HTMLInputElement>('[type=range]')?.value)
    sheet.style.setProperty('--strength', `${strength / 100}`)
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
  plot.after(controls)
  show()
}

/** A picture as it lies under a drawing of the plan. */
export function sheetUnder(
  plan: SVGSVGElement,
  { name, canvas, x, y, wide, strength, isPrinted }: Laid,
): HTMLElement {
  const sheet = make(
    'div',
    {
      class: styles.sheet,
      'aria-hidden': 'true',
      'data-picture-sheet': name,
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

function controlsOf({ name, strength, isPrinted }: Laid): HTMLElement {
  const tick = (field: string, text: string, checked: boolean) =>
    make('label', { class: tools.tick }, make('input', { type: 'checkbox', name: field, checked }), text)
  const range = make('input', { type: 'range', min: '10', max: '100', step: '5', value: `${strength}` })
  return make(
    'fieldset',
    { class: styles.controls, 'data-picture-controls': name },
    make('legend', {}, 'The picture under the plan'),
    tick('show', 'Show it', true),
    tick('print', 'Print it, faint', isPrinted),
    make('label', { class: styles.strength }, 'Strength', range),
    make('button', { type: 'button', class: form.action }, 'Take it away'),
  )
}

/** A copy with a canvas of its own. */
export function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = make('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  return copy
}
