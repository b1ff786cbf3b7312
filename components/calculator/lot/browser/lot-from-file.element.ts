// Reads the file of a lot, fetched when somebody first touches the tool (delivery/browser/page.ts). The file stays here.

import { withFenceAround, withProperty } from '../../../../content/model/planner/parcel/hand-over'
import { outlineOf, type Outline } from '../../../../content/model/planner/parcel/outline'
import type { Parcel, ParcelFile } from '../../../../content/model/planner/parcel/parcel'
import { readParcel, readParcelFile } from '../../../../content/model/planner/parcel/read-parcel'
import { defineElement } from '../../../island/define-element'
import { openPlan, planOnScreen } from './open-plan'
import { item, say, showOutline, sizeText } from './show-outline'

const moveIt = 'Move it under “Adjust,” at “House and property line.”'
const back = 'Your browser’s Back button brings your plan back.'

function start(root: HTMLElement): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? undefined
  const [file, level] = root.querySelectorAll('input')
  const [text, choice] = [root.querySelector('textarea'), root.querySelector('select')]
  if (!file || !level || !text || !choice) return
  let found: { readonly parcels: readonly Parcel[]; readonly notes: readonly string[] } | undefined
  let outline: Outline | undefined

  const show = () => {
    const parcel = found?.parcels[choice.selectedIndex]
    if (!parcel) return
    const shown = outlineOf(parcel, level.checked)
    const fault = 'fault' in shown ? shown.fault : ''
    say(part('fault'), fault)
    say(part('name'), parcel.name)
    say(part('said'), '')
    outline = 'fault' in shown ? undefined : shown
    for (const name of ['drawing', 'area', 'sides', 'notes', 'line', 'fence'])
      part(name)?.toggleAttribute('hidden', !outline)
    if (!outline) return
    showOutline(part, outline, parcel.recorded?.acres)
    part('notes')?.replaceChildren(...[...(found?.notes ?? []), ...outline.notes].map((note) => item(note)))
  }
  /** What cannot be read leaves the lot there that was read before. */
  const take = (read: ParcelFile, from: HTMLElement) => {
    file.ariaInvalid = text.ariaInvalid = null
    if ('fault' in read) {
      from.ariaInvalid = 'true'
      return say(part('fault'), read.fault)
    }
    found = read
    choice.replaceChildren(...read.parcels.map((parcel) => new Option(choiceText(parcel))))
    part('choice')?.toggleAttribute('hidden', read.parcels.length < 2)
    part('answer')?.removeAttribute('hidden')
    show()
  }
  const takeFile = async (chosen: File | null | undefined) => {
    if (!chosen) return
    const read = await readParcelFile(chosen).catch(() => ({
      fault: 'The file could not be opened. Choose it again.',
    }))
    take(read, file)
  }
  const takeText = () => take(readParcel(text.value), text)
  delete root.dataset['fault']
  file.addEventListener('change', () => void takeFile(file.files?.[0]))
  text.addEventListener('paste', () => setTimeout(takeText))
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    takeText()
  })
  choice.addEventListener('change', show)
  level.addEventListener('change', show)
  acceptDrops(root, (chosen) => void takeFile(chosen))
  handOver(root, part, () => outline)
  // Chosen before this script came, or kept by a browser that reloads the page.
  void takeFile(file.files?.[0])
}

/** By its size, too: many counties give lots no name. */
function choiceText(parcel: Parcel): string {
  const outline = outlineOf(parcel, false)
  return 'fault' in outline ? parcel.name : `${parcel.name}: ${sizeText(outline)}`
}

function acceptDrops(root: HTMLElement, take: (file: File | undefined) => void): void {
  const details = root.querySelector('details')
  const isOver = (is: boolean) => details?.toggleAttribute('data-over', is)
  root.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    isOver(true)
  })
  root.addEventListener('dragleave', () => isOver(false))
  root.addEventListener('drop', (event) => {
    isOver(false)
    const dropped = event.dataTransfer?.files[0]
    if (!dropped) return
    event.preventDefault()
    take(dropped)
  })
}

type Part = (name: string) => HTMLElement | undefined

function handOver(root: HTMLElement, part: Part, outlineNow: () => Outline | undefined): void {
  const example = root.dataset['example'] ?? ''
  const open = async (
    change: (query: string, outline: Outline) => { query: string; said: string } | { fault: string },
  ) => {
    const before = await planOnScreen(example)
    const outline = outlineNow()
    if (!outline) return
    const next = change(before, outline)
    if ('fault' in next) return say(part('said'), next.fault)
    const said = `${next.said} ${back}`
    await openPlan(next.query, before).then(
      () => say(part('said'), said),
      () => say(part('said'), 'The calculator did not load. Check your connection, and press again.'),
    )
  }
  part('line')?.addEventListener(
    'click',
    () =>
      void open((query, { points }) => {
        const whose = query === example ? 'the fence, which is our example' : 'your fence'
        return {
          query: withProperty(query, points),
          said: `The property line is in the plan, its middle on the middle of ${whose}. ${moveIt}`,
        }
      }),
  )
  part('fence')?.addEventListener(
    'click',
    () =>
      void open((query, { points }) => {
        const fenced = withFenceAround(query, points)
        if ('fault' in fenced) return fenced
        return {
          query: fenced.query,
          said: `A fence of ${fenced.count} sides stands on the property line.${fenced.note} Add its gates in the plan, and ask your town how far inside the line it has to stay.`,
        }
      }),
  )
}

defineElement('lot-from-file', start)
