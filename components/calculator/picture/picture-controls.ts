import { make } from '../lot/make'
import form from '../lot/lot-form.module.scss'
import tools from '../lot/lot-tools.module.scss'
import type { Laid } from './lay-picture'
import styles from './picture.module.scss'

/** The fields below a plan that show, fade, print, move, turn and remove its picture. */
export function controlsOf({ name, turn, strength, isPrinted }: Laid): HTMLElement {
  const tick = (field: string, text: string, checked: boolean) =>
    make('label', { class: tools.tick }, make('input', { type: 'checkbox', name: field, checked }), text)
  const number = (field: string, text: string, value: number, set: Record<string, string>) =>
    make('label', {}, text, make('input', { type: 'number', name: field, value: `${value}`, ...set }))
  const range = { type: 'range', name: 'strength', min: '10', max: '100', step: '5', value: `${strength}` }
  return make(
    'fieldset',
    { class: styles.controls, 'data-picture-controls': name },
    make('legend', {}, 'The picture under the plan'),
    tick('show', 'Show it', true),
    tick('print', 'Print it, faint', isPrinted),
    make('label', { class: styles.strength }, 'Strength', make('input', range)),
    tick('move', 'Move it with a finger or the mouse', false),
    make(
      'div',
      { class: styles.place },
      number('right', 'Right, ft', 0, { step: '0.5' }),
      number('down', 'Down, ft', 0, { step: '0.5' }),
      number('turn', 'Turned, °', turn, { step: '0.5', min: '-180', max: '180' }),
    ),
    make('button', { type: 'button', class: form.action }, 'Take it away'),
  )
}

const fieldIn = (controls: HTMLElement, name: string) =>
  controls.querySelector<HTMLInputElement>(`[name=${name}]`)

export const isTicked = (controls: HTMLElement, name: string): boolean =>
  fieldIn(controls, name)?.checked ?? false

/** Zero also while a field is empty. */
export const numberIn = (controls: HTMLElement, name: string): number =>
  Number(fieldIn(controls, name)?.value)

/**
 * Moves a picture by its fields, with a finger or the mouse.
 * @param feetPerPixel of the screen
 */
export function moveByPointer(
  sheet: HTMLElement,
  controls: HTMLElement,
  feetPerPixel: () => number,
  show: () => void,
): void {
  let [x, y] = [0, 0]
  const set = (name: string, feet: number) => {
    const field = fieldIn(controls, name)
    if (field) field.value = `${Math.round(feet * 100) / 100}`
  }
  sheet.addEventListener('pointerdown', ({ pointerId, isPrimary, clientX, clientY }) => {
    if (!isPrimary) return
    sheet.setPointerCapture(pointerId)
    x = clientX - numberIn(controls, 'right') / feetPerPixel()
    y = clientY - numberIn(controls, 'down') / feetPerPixel()
  })
  sheet.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (!sheet.hasPointerCapture(pointerId)) return
    set('right', (clientX - x) * feetPerPixel())
    set('down', (clientY - y) * feetPerPixel())
    show()
  })
}
