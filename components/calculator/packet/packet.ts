import { isRecipient, type Recipient } from '../../../content/model/planner/packet/letters'

/** What a reader has typed for a packet, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>

/** Whom it goes to: the permit desk, until somebody else is chosen. */
export const recipientOf = ({ who = '' }: Typed): Recipient => (isRecipient(who) ? who : 'town')

/** A picture that the reader adds, drawn, and what its file is called. */
export type Picture = { readonly name: string; readonly canvas: HTMLCanvasElement }
