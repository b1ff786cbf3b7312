// "Ask for approval": a form, and from it and the plan on the screen the sheets for whoever is asked, printed alone.

import { countPlan } from '../../../content/model/planner/count'
import { faultsOf } from '../../../content/model/planner/faults'
import type { StateRules } from '../../../content/model/fence-laws/planner-rules'
import { addMaterials, getMaterial } from '../../../content/model/planner/materials'
import { otherMaterials } from '../../../content/model/planner/materials/others'
import { sheetNames } from '../../../content/model/planner/packet/letters'
import { fieldsOf } from '../../../content/model/planner/settings'
import { defineElement } from '../../island/define-element'
import { keepOnReturn } from '../../kit/browser/keep-on-return'
import { readStoredJson, store } from '../../kit/browser/storage'
import { make, say } from '../lot/make'
import { drawPicture, readPicture } from '../lot/open-picture'
import { planOnScreen } from '../lot/open-plan'
import { formOf, stateChoice } from '../packet/packet-form'
import type { Picture, Typed } from '../packet/packet'
import { sheetsFor, sheetsOf } from '../packet/sheets-of'
import { exampleView, type View } from '../view'
import { readAddress } from './read-address'

const key = 'fence-packet'

addMaterials(otherMaterials)

function start(root: HTMLElement): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`)
  const form = root.querySelector('form')
  let rules: readonly StateRules[] = []
  let pictures: readonly Picture[] = []
  if (!form) return
  const kept = keptOr(new URLSearchParams(location.search).get('state'))
  form.prepend(...formOf(kept))
  void fetchRules(root).then((fetched) => {
    rules = fetched
    form.querySelector('[name=state]')?.replaceWith(stateChoice(kept, rules))
    show()
  })
  const typed = (): Typed =>
    Object.fromEntries(
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value === 'on' ? 'yes' : value]] : [],
      ),
    )
  const show = () => {
    const now = typed()
    const names = ['Letter', ...sheetsFor(now, pictures).map((name) => sheetNames[name])]
    part('sheets')?.replaceChildren(...names.map((name) => make('li', {}, name)))
    store('localStorage', key, now['keep'] ? JSON.stringify(now) : null)
  }
  const take = async (files: Iterable<File>) => {
    const read = await Promise.all(
      [...files].map(async (file) => ({ file, picture: await readPicture(file) })),
    )
    const faults = read.flatMap(({ file, picture }) =>
      typeof picture === 'string' ? [`${file.name}: ${picture}`] : [],
    )
    say(part('fault'), faults.join(' '))
    pictures = read.flatMap(({ file, picture }) => {
      if (typeof picture === 'string') return []
      const canvas = document.createElement('canvas')
      drawPicture(picture, canvas)
      return [{ name: file.name.replace(/\.\w+$/, ''), canvas }]
    })
    show()
  }
  delete root.dataset['fault']
  show()
  form.addEventListener('input', show)
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.files) void take(target.files)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void printPacket(root, rules, typed(), pictures).then((fault) => say(part('said'), fault))
  })
  keepOnReturn('approval-packet input, approval-packet textarea', show)
}

/** Without them a packet says nothing of a state. */
async function fetchRules(root: HTMLElement): Promise<readonly StateRules[]> {
  const answer = await fetch(`${root.dataset['rules']}`).catch(() => undefined)
  return answer?.ok ? await answer.json() : []
}

function keptOr(state: string | null): Typed {
  const kept: unknown = readStoredJson('localStorage', key)
  const entries = Object.entries(Object(kept)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { ...(state !== null && { state }), ...Object.fromEntries(entries) }
}

/** @returns in words why nothing is printed, or nothing */
async function printPacket(
  root: HTMLElement,
  rules: readonly StateRules[],
  typed: Typed,
  pictures: readonly Picture[],
): Promise<string> {
  const view = await viewOnScreen(root, rules)
  if (typeof view === 'string') return view
  const sheets = make('div', { 'data-part': 'packet' }, ...sheetsOf(view, typed, pictures))
  root.querySelector(':scope > [data-part=packet]')?.remove()
  root.append(sheets)
  document.documentElement.dataset['print'] = 'packet'
  addEventListener(
    'afterprint',
    () => {
      delete document.documentElement.dataset['print']
      sheets.remove()
    },
    { once: true },
  )
  print()
  return ''
}

async function viewOnScreen(root: HTMLElement, rules: readonly StateRules[]): Promise<View | string> {
  const query = new URLSearchParams(await planOnScreen(`${root.dataset['example']}`))
  const read = readAddress(query, (material) => fieldsOf(getMaterial(material)))
  if ('reason' in read) return read.reason
  const { plan } = read
  // What is on the screen may be a later one with a fault, which gets no address.
  const isFaulty =
    document.querySelector('fence-calculator [data-act=print-list][aria-disabled=true]') !== null
  if (isFaulty || faultsOf(plan).length > 0) return 'The plan above has a fault. Mend it, and print again.'
  return { ...exampleView, plan, count: countPlan(plan), rules, side: -1 }
}

defineElement('approval-packet', start)
