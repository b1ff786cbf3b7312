// Plans that are kept, as a link, on this device or as a file: fetched when a reader first asks for one of them. A bundle of
// its own, so it shares no state with the element: what it needs is handed to it.

import { planQuery } from '../../../content/model/planner/link'
import { download } from '../../island/download'
import { layPicture, pictureUnder, takePictureAway } from '../picture/lay-picture'
import { keepPicture, keptPicture, pictureOfFile, pictureText } from '../picture/keep-picture'
import { keepPlans } from './store'
import type { Session } from './session'

type Handed = {
  readonly root: HTMLElement
  readonly session: Session
  readonly open: (session: Session, query: string, said: string) => Promise<void>
}

const keepsNothing = 'This browser keeps nothing: copy the link, or save the plan as a file.'

const nameIn = (root: HTMLElement) =>
  root.querySelector<HTMLInputElement>('[data-plan-name]')?.value.trim() || 'My fence'

export async function keep({ root, session }: Handed): Promise<void> {
  const name = nameIn(root)
  const { kept: before, plan } = session.view()
  const kept = [...before.filter((other) => other.name !== name), { name, query: planQuery(plan) }]
  if (!keepPlans(kept)) return session.set({ said: keepsNothing })
  session.set({ kept, said: `Kept as “${name}”.` })
  const picture = pictureUnder(root)
  const wasThere = before.some((other) => other.name === name)
  const isKept = picture || wasThere ? await keepPicture(name, picture) : true
  if (picture)
    session.set({
      said: isKept
        ? `Kept as “${name}”, with its picture.`
        : `Kept as “${name}”, but this browser has no room for its picture: save the plan as a file.`,
    })
}

export async function open({ root, session, open: openPlan }: Handed, index: number): Promise<void> {
  const { name = '', query = '' } = session.view().kept[index] ?? {}
  const picture = await keptPicture(name)
  await openPlan(session, query, 'Opened. Undo brings your plan back.')
  if (picture === 'lost') session.set({ said: 'Opened, but its picture could not be read.' })
  takePictureAway(root)
  if (picture && picture !== 'lost') layPicture(root, picture)
}

async function deleteKept({ session }: Handed, index: number): Promise<void> {
  const { kept } = session.view()
  const gone = kept[index]
  const left = kept.filter((other) => other !== gone)
  keepPlans(left)
  session.set({ kept: left, said: 'Deleted.' })
  if (gone) await keepPicture(gone.name, undefined)
}
export { deleteKept as delete }

/** Saves the plan as a file, with its picture in it. */
async function exportPlan({ root, session }: Handed): Promise<void> {
  const under = pictureUnder(root)
  const picture = under && (await pictureText(under))
  const file = { fencePlan: 2, name: nameIn(root), query: planQuery(session.view().plan), picture }
  download('fence-plan.json', JSON.stringify(file), 'application/json')
}
export { exportPlan as export }

export async function copy({ session }: Handed): Promise<void> {
  const address = `${location.origin}${location.pathname}?${planQuery(session.view().plan)}`
  try {
    await navigator.clipboard.writeText(address)
    session.set({ said: 'The link is copied.' })
  } catch {
    session.set({ said: 'Copy the address of this page.' })
  }
}

/** A picture of 1,600 by 4,800 pixels takes 5 MB at the most. */
const mostBytes = 10_000_000

export async function openFile({ root, session, open: openPlan }: Handed, file: File): Promise<void> {
  const content = file.size > mostBytes ? undefined : await contentOf(file)
  if (!content) return session.set({ said: `“${file.name}” holds no fence plan.` })
  const picture = await pictureOfFile(content.picture)
  await openPlan(session, content.query, `Opened “${file.name}”.`)
  if (picture === 'lost') session.set({ said: `Opened “${file.name}”, but its picture could not be read.` })
  takePictureAway(root)
  if (picture && picture !== 'lost') layPicture(root, picture)
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
