// What the contact page runs while our own form stands in its frame: components/embed/use-provider-script.ts puts it in
// and takes it out, as it does with a provider's.

import { announce } from '../../island/announce'
import type { ToForm } from '../messages'

const script = document.currentScript
const dark = matchMedia('(prefers-color-scheme: dark)')

const form = (): Window | null | undefined =>
  document.querySelector<HTMLIFrameElement>('iframe[src^="/contact-form"]')?.contentWindow

/** The page before this one. A page that took the place of another, while the radio plays, has no referrer of its own. */
function cameFrom(): string {
  // Firefox before 147 and Safari before 26.2 have no Navigation API.
  const { navigation } = globalThis
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url ?? document.referrer
  const { origin, pathname } = new URL(before || '/contact', location.origin)
  return origin === location.origin && pathname !== location.pathname ? pathname : ''
}

const tell = () => {
  const message: ToForm = { scheme: dark.matches ? 'dark' : 'light', from: cameFrom() }
  form()?.postMessage(message, location.origin)
}

const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
  if (origin !== location.origin || source !== form()) return
  const says: unknown = Object(data).says
  if (typeof says === 'string') announce(says)
  else tell()
}

/** Where the radio keeps the document, a script that was taken out has to stop by itself. */
const whileHere =
  <Heard extends Event>(act: (event: Heard) => void) =>
  (event: Heard) =>
    script?.isConnected && act(event)

addEventListener('message', whileHere(listen))
dark.addEventListener('change', whileHere(tell))
tell()
