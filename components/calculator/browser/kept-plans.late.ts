// Plans that are kept on this device or as a file: fetched when a reader first asks for one of them. A bundle of its own, so
// it shares no state with the element: what it needs is handed to it.

import { download } from '../../island/download'
import { keepPicture, keptPicture, pictureOfFile, pictureText, type Found } from '../picture/keep-picture'
import { layPicture, newName, pictureUnder } from '../picture/lay-picture'
import type { Session } from './session'
import { keepPlans } from './store'

type Handed = {
  readonly root: HTMLElement
  readonly session: Session
  readonly open: (
    session: Session,
    query: string,
    said: string,
    picture?: string,
  ) => Promise<boolean | undefined>
}

/** With the query of the plan on the screen: whose material it may be is not known here. */
type HandedPlan = Handed & { readonly query: string }

const keepsNothing = 'This browser keeps nothing: copy the link, or save the plan as a file.'

const nameIn = (root: HTMLElement) =>
  root.querySelector<HTMLInputElement>('[data-plan-name]')?.value.trim() || 'My fence'

export async function keep({ root, session, query }: HandedPlan): Promise<void> {
  const name = nameIn(root)
  const { kept: before } = session.view()
  const kept = [...before.filter((other) => other.name !== name), { name, query }]
  if (!keepPlans(kept)) return session.set({ said: keepsNothing })
  session.set({ kept, said: `Kept as “${name}”.` })
  const picture = pictureUnder(root)
  const old = before.find((other) => other.name === name)
  // A reload has lost the picture, and not the plan: what was kept with it still lies right under the same lot.
  if (!picture && (!old || lotOf(old.query) === lotOf(query))) return
  const isKept = await keepPicture(name, picture)
  if (picture)
    session.set({
      said: isKept
        ? `Kept as “${name}”, with its picture.`
        : `Kept as “${name}”, but this browser has no room for its picture: save the plan as a file.`,
    })
}

const lotOf = (query: string) => new URLSearchParams(query).get('line')

export const open = ({ root, session, open: openPlan }: Handed, index: number): Promise<void> => {
  const { name = '', query = '' } = session.view().kept[index] ?? {}
  const openAs = (picture: string) => openPlan(session, query, 'Opened. Undo brings your plan back.', picture)
  return withPicture(root, session, openAs, keptPicture(name), 'Opened')
}

async function deleteKept({ session }: Handed, index: number): Promise<void> {
  const { kept } = session.view()
  const gone = kept[index]
  if (!gone) return
  const left = kept.filter((other) => other !== gone)
  keepPlans(left)
  const isGone = await keepPicture(gone.name, undefined)
  session.set({ kept: left, said: isGone ? 'Deleted.' : 'Deleted, but its picture may still be there.' })
}
export { deleteKept as delete }

/** Saves the plan as a file, with its picture in it. */
async function exportPlan({ root, query }: HandedPlan): Promise<void> {
  const under = pictureUnder(root)
  const picture = under && (await pictureText(under))
  const file = { fencePlan: 2, name: nameIn(root), query, picture }
  download('fence-plan.json', JSON.stringify(file), 'application/json')
}
export { exportPlan as export }

/** A picture of 1,600 by 4,800 pixels takes 5 MB at the most. */
const mostBytes = 10_000_000

export async function openFile({ root, session, open: openPlan }: Handed, file: File): Promise<void> {
  const content = file.size > mostBytes ? undefined : await contentOf(file)
  if (!content) return session.set({ said: `“${file.name}” holds no fence plan.` })
  const openAs = (picture: string) => openPlan(session, content.query, `Opened “${file.name}”.`, picture)
  await withPicture(root, session, openAs, pictureOfFile(content.picture), `Opened “${file.name}”`)
}

/**
 * The plan is there at once, and its picture as soon as it is read.
 * @param openAs opens the plan with the name of its picture
 */
async function withPicture(
  root: HTMLElement,
  session: Session,
  openAs: (picture: string) => Promise<boolean | undefined>,
  found: Promise<Found>,
  said: string,
): Promise<void> {
  const name = newName()
  if (!(await openAs(name))) return
  const picture = await found
  // Where another plan has been opened since, it waits hidden for its own.
  if (picture !== 'lost') {
    if (picture) layPicture(root, { ...picture, name })
  } else if (session.view().picture === name)
    session.set({ said: `${said}, but its picture could not be read.` })
}

/** What `exportPlan()` wrote; undefined for anything else that somebody chose. */
async function contentOf(file: File): Promise<{ query: string; picture: unknown } | undefined> {
  try {
    const content: unknown = JSON.parse(await file.text())
    const isPlan = typeof content === 'object' && content !== null && 'query' in content
    if (!isPlan || typeof content.query !== 'string') return undefined
    return { query: content.query, picture: 'picture' in content ? content.picture : undefined }
  } catch {
    return undefined
  }
}
