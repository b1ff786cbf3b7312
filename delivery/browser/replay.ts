import { isPending } from './islands'

/** Controls whose click, and forms whose submission, wait until their island has hydrated. */
export const deferred = new Map<HTMLElement, Element>()

/** Replays the events of islands that have hydrated. */
export const replayReady = (): void => {
  for (const [control, island] of deferred) {
    if (isPending(island)) continue
    release(control)
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  }
}

/** Forgets a deferred event. */
export const release = (control: HTMLElement): void => {
  deferred.delete(control)
  control.ariaBusy = null
}
