import type { KeeperState, Status } from './keeper-state'
import { everything, guides } from '../choices'
import type { Offer } from './offers'
import type { KeptRecord } from './record'

export const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

export function nameOf({ choice, pages }: Offer): string {
  if (choice === everything) return `All ${pages} pages`
  return choice === guides ? `The ${pages} guides` : 'This page'
}

const offered = (offer: Offer) =>
  `${nameOf(offer)}, with ${offer.choice === everything ? 'search, planner, drawings, and' : 'drawings and'} pictures: ${sizeOf(offer.transfer)} to load, ${sizeOf(offer.stored)} on this device.`

/** For whoever has installed the site. */
export const installedOffer = ({ pages, transfer, stored }: KeptRecord): string =>
  `Installed. Keep all ${pages} pages here, to read offline? ${sizeOf(transfer)} to load, ${sizeOf(stored)} on this device.`

/** How many pages are kept. */
export const countOf = ({ pages, items }: KeptRecord): string =>
  items ? (pages === 1 ? '1 page' : `${pages} pages`) : `All ${pages} pages`

const kept = (record: KeptRecord) =>
  `Kept. ${countOf(record)}, ${sizeOf(record.stored)}. The radio and other sites still need a connection.`

/**
 * What each status says.
 * @param offer that is chosen
 */
export function wordsOf({ status, record }: KeeperState, offer?: Offer): string {
  if (status === 'offered' && offer) return offered(offer)
  if (status === 'kept' && record) return kept(record)
  return texts[status]
}

const texts: Readonly<Record<Status, string>> = {
  asking: 'Looking …',
  offered: 'All pages, with search, planner, drawings, and pictures.',
  keeping: 'Keeping it. You can read on meanwhile.',
  kept: 'Kept. The radio and other sites still need a connection.',
  removed: 'Removed. Nothing of the site is kept on this device.',
  unreachable: 'This needs a connection once, and there is none now.',
  unable: 'This browser keeps no site, or not in a private window. Everything works as before.',
  full: 'There is no room for it on this device. What had arrived is removed again.',
  failed: 'Not all of it arrived. The next try goes on from there.',
  lost: 'The browser has cleared what was kept.',
}

/**
 * What the buttons do, in order.
 * @param hasOffers whether there is more to keep
 */
export function actionsOf({ status, record, kept }: KeeperState, hasOffers: boolean): readonly Action[] {
  const all = status === 'kept' && hasOffers ? ['keep' as const, ...actions.kept] : actions[status]
  const isPart = kept.length > 0 && record?.items !== undefined
  return isPart ? all.map((action) => (action === 'remove' ? 'removeAll' : action)) : all
}

const actions: Readonly<Record<Status, readonly Action[]>> = {
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

export type Action = 'keep' | 'stop' | 'remove' | 'removeAll' | 'look'

export const labelOf: Readonly<Record<Action, string>> = {
  keep: 'Keep it',
  stop: 'Stop',
  remove: 'Remove',
  removeAll: 'Remove all',
  look: 'Try again',
}
