import { useCallback, useEffect, useState, type RefObject } from 'react'
import { announce } from '../island/announce'

export type EmbedStatus = 'loading' | 'loaded' | 'failed'

type Options = {
  src: string
  title: string
  /** Whether the frame has been put on the page. */
  isRequested: boolean
  frame: RefObject<HTMLIFrameElement | null>
}

/** Milliseconds that a frame may take to load. */
const loadTimeout = 12_000

/** Whether a third party's frame has loaded; `markLoaded` is for its `load` event. A failure is announced and final. */
export function useEmbedStatus({ src, title, isRequested, frame }: Options): {
  status: EmbedStatus
  markLoaded: () => void
} {
  const [status, setStatus] = useState<EmbedStatus>('loading')
  const markLoaded = useCallback(() => setStatus((old) => (old === 'failed' ? old : 'loaded')), [])
  const markFailed = useCallback(() => setStatus('failed'), [])

  useTimeout(markFailed, isRequested && status === 'loading')
  useReachabilityCheck(src, isRequested, markFailed)
  useFrameMessages(frame, src, markLoaded)

  useEffect(() => {
    if (status === 'failed') announce(`${title} did not load.`)
  }, [status, title])

  return { status, markLoaded }
}

function useTimeout(onTimeout: () => void, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return
    const timer = window.setTimeout(onTimeout, loadTimeout)
    return () => window.clearTimeout(timer)
  }, [onTimeout, isRunning])
}

/** A blocked frame fires `load` for the browser's own error page. Only a request of our own tells that it failed. */
function useReachabilityCheck(src: string, isRequested: boolean, onUnreachable: () => void): void {
  useEffect(() => {
    if (!isRequested) return
    const aborter = new AbortController()
    fetch(src, { mode: 'no-cors', credentials: 'omit', signal: aborter.signal }).catch(() => {
      if (!aborter.signal.aborted) onUnreachable()
    })
    return () => aborter.abort()
  }, [src, isRequested, onUnreachable])
}

/** Any message from the frame itself, at its own origin, shows that it has loaded. */
function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string,
  onMessage: () => void,
): void {
  useEffect(() => {
    const { origin } = new URL(src)
    const listen = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) onMessage()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, src, onMessage])
}
