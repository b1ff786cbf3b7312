// Reads the file of a lot, fetched when somebody first touches the tool (delivery/browser/page.ts). The file stays here.

import { buildingsOn, outlineOf, type Outline } from '../../../content/model/planner/parcel/outline'
import type { Parcel, ParcelFile } from '../../../content/model/planner/parcel/parcel'
import { readParcel, readParcelFile } from '../../../content/model/planner/parcel/read-parcel'
import { defineElement } from '../../island/define-element'
import { acceptDrops } from '../lot/accept-drops'
import { forLast } from '../lot/for-last'
import { make, say } from '../lot/make'
import { placeOnClick } from '../lot/place-lot'
import { showOutline, sizeText } from '../lot/show-outline'

function start(root: HTMLElement): void {
  const part = (name: string) =>
    root.querySelector<HTMLElement>(`[data-part="${name}"], [data-act="${name}"]`) ?? undefined
  const [file, level] = root.querySelectorAll('input')
  const text = root.querySelector('textarea')
  const [choice, house] = root.querySelectorAll('select')
  if (!file || !level || !text || !choice || !house) return
  let found: { readonly parcels: readonly Parcel[]; readonly notes: readonly string[] } | undefined
  let buildings: readonly Parcel[] = []
  let outline: Outline | undefined

  /** @param from the field whose content it is about */
  const sayFault = (fault: string, from?: HTMLElement) => {
    file.ariaInvalid = text.ariaInvalid = null
    if (from) from.ariaInvalid = 'true'
    say(part('fault'), fault)
  }
  const show = () => {
    const parcel = found?.parcels[choice.selectedIndex]
    if (!parcel) return
    const shown = outlineOf(parcel, level.checked, buildings[house.selectedIndex - 1])
    sayFault('fault' in shown ? shown.fault : '')
    say(part('name'), parcel.name)
    say(part('said'), '')
    outline = 'fault' in shown ? undefined : shown
    part('lot')?.toggleAttribute('hidden', !outline)
    if (!outline) return
    showOutline(part, outline, parcel.recorded?.acres)
    part('notes')?.replaceChildren(
      ...[...(found?.notes ?? []), ...outline.notes].map((note) => make('li', {}, note)),
    )
  }
  const showLot = () => {
    const parcel = found?.parcels[choice.selectedIndex]
    buildings = parcel ? buildingsOn(parcel, found?.parcels ?? []) : []
    house.replaceChildren(new Option('None'), ...buildings.map((area) => new Option(choiceText(area))))
    part('buildings')?.toggleAttribute('hidden', buildings.length === 0)
    show()
  }
  /** What cannot be read leaves the lot there that was read before. */
  const take = (read: ParcelFile, from: HTMLElement) => {
    if ('fault' in read) return sayFault(read.fault, from)
    found = read
    choice.replaceChildren(...read.parcels.map((parcel) => new Option(choiceText(parcel))))
    part('choice')?.toggleAttribute('hidden', read.parcels.length < 2)
    part('name')?.toggleAttribute('hidden', read.parcels.length > 1)
    part('answer')?.removeAttribute('hidden')
    showLot()
  }
  const takeFile = forLast(
    (chosen) =>
      readParcelFile(chosen).catch(() => ({ fault: 'The file could not be opened. Choose it again.' })),
    (read) => take(read, file),
  )
  const takeText = () => take(readParcel(text.value), text)
  delete root.dataset['fault']
  file.addEventListener('change', () => void takeFile(file.files?.[0]))
  text.addEventListener('paste', () => setTimeout(takeText))
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    takeText()
  })
  choice.addEventListener('change', showLot)
  house.addEventListener('change', show)
  level.addEventListener('change', show)
  acceptDrops(root, (chosen) => void takeFile(chosen))
  placeOnClick(part, root.dataset['example'] ?? '', () => outline)
  // Chosen before this script came, or kept by a browser that reloads the page.
  void takeFile(file.files?.[0])
}

/** By its size, too: many counties give lots no name. */
function choiceText(parcel: Parcel): string {
  const outline = outlineOf(parcel, false)
  return 'fault' in outline ? parcel.name : `${parcel.name}: ${sizeText(outline)}`
}

defineElement('lot-from-file', start)
