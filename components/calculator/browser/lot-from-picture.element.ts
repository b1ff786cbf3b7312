// Traces a picture, fetched when somebody first touches the tool (delivery/browser/page.ts). The picture stays here.

import { foot, parseLength } from '../../../content/model/planner/lengths'
import {
  checkText,
  outlineKinds,
  scaleOf,
  sideTexts,
  type OutlineKind,
} from '../../../content/model/planner/trace'
import { defineElement } from '../../island/define-element'
import { acceptDrops } from '../lot/accept-drops'
import { forLast } from '../lot/for-last'
import { make, say } from '../lot/make'
import { drawPicture, readPicture, turnQuarter } from '../lot/open-picture'
import { putTraced } from '../lot/put-traced'
import { takePoints } from '../lot/take-points'
import { drawMarks, hints, isMode, modes, type Marks, type Mode } from '../lot/trace-view'

const isOutline = (mode: Mode): mode is OutlineKind => outlineKinds.some((kind) => kind === mode)

function start(root: HTMLElement): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? undefined
  const file = root.querySelector<HTMLInputElement>('input[type=file]')
  const known = root.querySelector<HTMLInputElement>('input[type=text]')
  const closed = root.querySelector<HTMLInputElement>('input[type=checkbox]')
  const canvas = root.querySelector('canvas')
  const svg = root.querySelector<SVGSVGElement>('[data-part=marks]')
  const sheet = part('sheet')
  if (!file || !known || !closed || !canvas || !svg || !sheet) return

  const marks: Marks = { scale: [], check: [], property: [], house: [], fence: [] }
  const typed = { scale: '', check: '' }
  let mode: Mode = 'scale'
  let zoom = 1

  const lengthOf = (pair: 'scale' | 'check') => parseLength(typed[pair], foot) ?? 0
  const scale = () => scaleOf(marks.scale, lengthOf('scale'))
  const isClosed = (kind: Mode) => (kind === 'fence' ? closed.checked : isOutline(kind))

  const show = () => {
    drawMarks(svg, { marks, mode, isClosed, cross: points.cross() })
    const now = scale()
    say(
      part('checked'),
      now !== undefined && mode === 'check' ? checkText(now, marks.check, lengthOf('check')) : fault(),
    )
    part('known')?.toggleAttribute('hidden', isOutline(mode))
    part('closing')?.toggleAttribute('hidden', mode !== 'fence')
    const sides = now !== undefined && isOutline(mode) ? sideTexts(marks[mode], isClosed(mode), now) : []
    part('sides')?.replaceChildren(...sides.map((text) => make('li', { translate: 'no' }, text)))
  }
  const fault = () => {
    const text = mode === 'scale' || mode === 'check' ? typed[mode] : ''
    if (text !== '' && parseLength(text, foot) === undefined)
      return 'Type a length, like 120 ft, 36 ft 6 in. or 36.6 m.'
    if (isOutline(mode) && scale() === undefined)
      return 'Set the scale first: without it, nothing has a length.'
    return ''
  }
  const points = takePoints(sheet, svg, {
    points: () => marks[mode],
    most: () => (isOutline(mode) ? 60 : 2),
    changed: show,
  })
  const choose = (next: Mode) => {
    mode = next
    say(part('hint'), hints[mode])
    known.value = mode === 'scale' || mode === 'check' ? typed[mode] : ''
    show()
  }
  const fit = () => {
    svg.setAttribute('viewBox', `0 0 ${canvas.width} ${canvas.height}`)
    sheet.dataset['zoom'] = String(zoom)
    show()
  }
  const open = forLast(readPicture, (picture) => {
    const fault = typeof picture === 'string' ? picture : ''
    say(part('fault'), fault)
    file.ariaInvalid = String(fault !== '')
    // What cannot be shown leaves the picture there that is being traced.
    if (typeof picture === 'string') return
    drawPicture(picture, canvas)
    for (const kind of modes) marks[kind].length = 0
    part('work')?.removeAttribute('hidden')
    choose(mode)
    fit()
  })
  const press = (name: string, act: () => void) => part(name)?.addEventListener('click', act)

  delete root.dataset['fault']
  // A browser that reloads the page may have kept another one.
  for (const radio of root.querySelectorAll<HTMLInputElement>('[type=radio]'))
    radio.checked = radio.value === mode
  file.addEventListener('change', () => void open(file.files?.[0]))
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'radio' && isMode(target.value))
      choose(target.value)
  })
  known.addEventListener('input', () => {
    if (mode === 'scale' || mode === 'check') typed[mode] = known.value
    show()
  })
  closed.addEventListener('change', show)
  press('larger', () => {
    zoom = Math.min(zoom + 1, 3)
    fit()
  })
  press('smaller', () => {
    zoom = Math.max(zoom - 1, 1)
    fit()
  })
  press('back', points.takeBack)
  press('turn', () => {
    const height = canvas.height
    turnQuarter(canvas)
    for (const kind of modes) marks[kind] = marks[kind].map(({ x, y }) => ({ x: height - y, y: x }))
    fit()
  })
  press('put', () => {
    const now = scale()
    if (now === undefined)
      return say(part('said'), 'Set the scale first: tap both ends of a known line, and type its length.')
    const [property, house, fence] = [[...marks.property], [...marks.house], [...marks.fence]]
    const traced = { property, house, fence, isClosed: isClosed('fence') }
    void putTraced(root.dataset['example'] ?? '', canvas, traced, now).then((text) => say(part('said'), text))
  })
  acceptDrops(root, (dropped) => void open(dropped))
  document.addEventListener('paste', ({ clipboardData }) => {
    const [pasted] = clipboardData?.files ?? []
    if (root.querySelector('details')?.open && pasted?.type.startsWith('image/')) void open(pasted)
  })
  new ResizeObserver(show).observe(svg)
  // Chosen before this script came.
  void open(file.files?.[0])
}

defineElement('lot-from-picture', start)
