import { addGate, addSide, removeCorner, removeGate } from '../../../content/model/planner/edit'
import { planQuery } from '../../../content/model/planner/link'
import { getMaterial } from '../../../content/model/planner/materials'
import { examplePlan, type Plan } from '../../../content/model/planner/plan'
import { fieldsOf } from '../../../content/model/planner/settings'
import type { Session } from './session'
import { keepPlans, keepPrices, keptPrices } from './store'

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
      return session.set({ prices: view.prices ? undefined : (keptPrices() ?? {}) })
    case 'copy':
      return copyLink(session)
    case 'csv':
    case 'svg':
    case 'png':
    case 'days':
    case 'export':
      return session.withLate(({ takeAlong }) =>
        takeAlong(root, view, verb, { name: nameOf(root), query: planQuery(plan) }),
      )
    case 'keep':
      return keep(root, session)
    case 'open':
      return open(session, view.kept[Number(what)]?.query ?? '')
    case 'delete': {
      const kept = view.kept.filter((_, index) => index !== Number(what))
      keepPlans(kept)
      return session.set({ kept, said: 'Deleted.' })
    }
  }
}

const nameOf = (root: HTMLElement) =>
  root.querySelector<HTMLInputElement>('[data-plan-name]')?.value.trim() || 'My fence'

function keep(root: HTMLElement, session: Session): void {
  const name = nameOf(root)
  const { kept: before, plan } = session.view()
  const kept = [...before.filter((other) => other.name !== name), { name, query: planQuery(plan) }]
  const isKept = keepPlans(kept)
  session.set(
    isKept
      ? { kept, said: `Kept as “${name}”.` }
      : { said: 'This browser keeps nothing: copy the link, or save the plan as a file.' },
  )
}

/** Opens a plan from its query, or says why not; what was there comes back with Undo. */
export const open = (
  session: Session,
  text: string,
  said = 'Opened. Undo brings your plan back.',
): Promise<void> =>
  session.withLate(({ readAddress }) => {
    const read = readAddress(new URLSearchParams(text), (material) => fieldsOf(getMaterial(material)))
    if ('plan' in read) session.edit(read.plan, { drafts: {}, errors: {}, side: 0, post: 0, said })
    else session.set({ said: read.reason })
  })

export const openFile = (session: Session, file: File): Promise<void> =>
  session.withLate(async ({ queryOfFile }) => {
    const query = await queryOfFile(file)
    if (query === undefined) session.set({ said: `“${file.name}” holds no fence plan.` })
    else await open(session, query, `Opened “${file.name}”.`)
  })

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
