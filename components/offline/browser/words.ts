import type { KeeperState, Status } from './keeper-state'
import type { KeptRecord } from './record'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

const offer = ({ pages, transfer, stored }: KeptRecord) =>
  `All ${pages} pages, with search, planner, drawings, and pictures: ${megabytes(transfer)} to load, ${megabytes(stored)} on this device.`

/** For whoever has installed the site. */
export const installedOffer = ({ pages, transfer, stored }: KeptRecord): string =>
  `Installed. Keep all ${pages} pages here, to read offline? ${megabytes(transfer)} to load, ${megabytes(stored)} on this device.`

const kept = ({ pages, stored }: KeptRecord) =>
  `Kept. ${pages} pages, ${megabytes(stored)}. The radio, ads, and other sites still need a connection.`

/** What each status says. */
export function wordsOf({ status, record }: KeeperState): string {
  if (status === 'offered' && record) return offer(record)
  if (status === 'kept' && record) return kept(record)
  return texts[status]
}

const texts: Readonly<Record<Status, string>> = {
  asking: 'Looking …',
  offered: 'All pages, with search, planner, drawings, and pictures.',
  keeping: 'Keeping it. You can read on meanwhile.',
  kept: 'Kept. The radio, ads, and other sites still need a connection.',
  removed: 'Removed. Nothing of the site is kept on this device.',
  unreachable: 'This needs a connection once, and there is none now.',
  unable: 'This browser keeps no site, or not in a private window. Everything works as before.',
  full: 'There is no room for it on this device. What had arrived is removed again.',
  failed: 'Not all of it arrived. The next try goes on from there.',
  lost: 'The browser has cleared what was kept.',
}

/** The buttons of each status: what they do, in order. */
export const actions: Readonly<Record<Status, readonly Action[]>> = {
  asking: [],
  offered: ['keep'],
  keeping: ['stop'],
  kept: ['remove'],
  removed: ['keep'],
  unreachable: ['look'],
  unable: [],
  full: ['look'],
  failed: ['keep', 'remove'],
  lost: ['keep', 'remove'],
}

export type Action = 'keep' | 'stop' | 'remove' | 'look'

export const labels: Readonly<Record<Action, string>> = {
  keep: 'Keep it',
  stop: 'Stop',
  remove: 'Remove',
  look: 'Try again',
}
