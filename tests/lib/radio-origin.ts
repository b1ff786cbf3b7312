import { startIcecast, startSource } from './icecast'
import { copySite } from './site'
import { startRelay } from './upstream'

export type RadioOrigin = Awaited<ReturnType<typeof startRadioOrigin>>

/** A site, and an Icecast that plays, behind a relay that counts who asks for it. `closers` end them. */
export async function startRadioOrigin(closers: (() => unknown)[]) {
  const site = await copySite()
  closers.push(() => site.remove())
  const icecast = await startIcecast()
  closers.push(() => icecast.stop())
  closers.push((await startSource(icecast)).stop)
  const relay = await startRelay(icecast.port)
  closers.push(() => relay.stop())
  return { site, icecast, relay }
}
