import { useCallback, useSyncExternalStore } from 'react'
import { joinMediaSession } from './media-session'
import { RadioEngine } from './radio-engine'
import type { RadioSettings } from './radio-settings'
import { initialStates, type RadioState } from './radio-state'

/** One radio for the whole document, which is kept while it plays. */
let engine: RadioEngine | undefined

function radioFor(settings: RadioSettings): RadioEngine {
  if (engine) return engine
  const audio = document.createElement('audio')
  document.body.append(audio)
  engine = new RadioEngine(audio, settings.addresses)
  joinMediaSession(engine, settings)
  engine.subscribe(keepDocumentOnce(engine))
  engine.resume()
  return engine
}

/** Only in a page that has been delivered: in `next dev` the document is Next's. */
function keepDocumentOnce(radio: RadioEngine): () => void {
  let isKept = document.querySelector('script[data-islands]') === null
  return () => {
    if (isKept || radio.getState().status === 'idle') return
    isKept = true
    void import('./keep-document').then(({ keepDocument }) => keepDocument(isRadioOn))
  }
}

export function isRadioOn(): boolean {
  return engine !== undefined && engine.getState().status !== 'idle'
}

/** For when its controls fail: the listener could not stop the sound. */
export function stopRadio(): void {
  engine?.pause()
}

/** The radio's state and controls; on the server, and before the first render in a browser, it is idle. */
export function useRadio(settings: RadioSettings): { state: RadioState; radio: () => RadioEngine } {
  const radio = useCallback(() => radioFor(settings), [settings])
  const state = useSyncExternalStore(
    (listener) => radio().subscribe(listener),
    () => radio().getState(),
    () => initialStates[settings.addresses.stream === '' ? 'recording' : 'stream'],
  )
  return { state, radio }
}
