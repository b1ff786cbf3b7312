import { addGate, addSide, removeCorner, removeGate } from '../../../content/model/planner/edit'
import { planQuery } from '../../../content/model/planner/link'
import { getMaterial } from '../../../content/model/planner/materials'
import { examplePlan, type Plan } from '../../../content/model/planner/plan'
import { fieldsOf } from '../../../content/model/planner/settings'
import type { Session } from './session'
import { keepPrices, keptPrices } from './store'

/** Does what a button says in `data-act`. */
export function act(root: HTMLElement, session: Session, name: string): unknown {
  const view = session.view()
  const { plan } = view
  const [verb = '', what = '', first = '0', second = '0'] = name.split('-')
  const edit = (next: Plan, side = view.side) =>
    next === plan
      ? session.set({ said: 'There is no room for it.' })
      : session.edit(next, { side, drafts: {}, errors: {} })
  switch (verb) {
    case 'undo':
      return session.undo()
    case 'redo':
      return session.redo()
    case 'reset':
      return session.edit(
        { ...examplePlan, units: plan.units },
        {
          picture: undefined,
          drafts: {},
          errors: {},
          side: 0,
          post: 0,
          said: 'Undo brings your plan back.',
        },
      )
    case 'choose':
      return session.set({ side: Number(what) })
    case 'add':
      if (what === 'side') return edit(addSide(plan), plan.sides.length)
      if (what === 'gate') return edit(addGate(plan, Number(first)))
      return session.withLate(({ withOutline }) => edit(withOutline(plan, what)))
    case 'remove':
      if (what === 'corner') return edit(removeCorner(plan, plan.corners.length - 1))
      if (what === 'gate') return edit(removeGate(plan, Number(first), Number(second)))
      return edit({ ...plan, [what]: [] })
    case 'print':
      return session.withLate(({ printSheet }) => printSheet(root, session, what))
    case 'prices':
      return session.set({ prices: view.prices ? undefined : keptPrices() })
    case 'csv':
    case 'svg':
    case 'png':
    case 'days':
      return session.withLate(({ takeAlong }) => takeAlong(root, view, verb))
    case 'keep':
    case 'open':
    case 'delete':
    case 'export':
      return session.withKept((kept) =>
        kept[verb]({ root, session, open, query: planQuery(plan) }, Number(what)),
      )
    case 'copy':
      return copyLink(session)
  }
}

/**
 * Opens a plan from its query, or says why not; what was there comes back with Undo.
 * @param picture the name of the one under it
 * @returns whether it is open; undefined where it could not be read for want of a connection
 */
export async function open(
  session: Session,
  text: string,
  said: string,
  picture?: string,
): Promise<boolean | undefined> {
  let isOpen: boolean | undefined
  await session.withLate(({ readAddress }) => {
    const read = readAddress(new URLSearchParams(text), (material) => fieldsOf(getMaterial(material)))
    isOpen = 'plan' in read
    if ('plan' in read) session.edit(read.plan, { drafts: {}, errors: {}, side: 0, post: 0, said, picture })
    else session.set({ said: read.reason })
  })
  return isOpen
}

export const openFile = (root: HTMLElement, session: Session, file: File): Promise<void> =>
  session.withKept((kept) => kept.openFile({ root, session, open }, file))

async function copyLink(session: Session): Promise<void> {
  const address = `${location.origin}${location.pathname}?${planQuery(session.view().plan)}`
  try {
    await navigator.clipboard.writeText(address)
    session.set({ said: 'The link is copied.' })
  } catch {
    session.set({ said: 'Copy the address of this page.' })
  }
}

export function setPrice(session: Session, key: string, text: string): void {
  const prices = { ...session.view().prices, [key]: text }
  const isKept = keepPrices(prices)
  session.set({
    prices,
    said: isKept ? '' : 'This browser keeps nothing: copy the link, or save the plan as a file.',
  })
}
