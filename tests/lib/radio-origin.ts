import { startIcecast, startSource } from './icecast'
import type { Fixture } from './site'
import { startRelay } from './upstream'

export type RadioOrigin = Awaited<ReturnType<typeof startRadioOrigin>>

/** An Icecast that plays for a site, behind a relay that counts who asks for it. `closers` end them. */
export async function startRadioOrigin(site: Fixture, closers: (() => unknown)[]) {
  closers.push(() => site.remove())
  const icecast = await startIcecast()
  closers.push(() => icecast.stop())
  closers.push((await startSource(icecast)).stop)
  const relay = await startRelay(icecast.port)
  closers.push(() => relay.stop())
  return { icecast, relay }
}
