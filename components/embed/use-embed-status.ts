import { useEffect, useRef, useState, type RefObject } from 'react'
import { announce } from '../island/announce'

/** Where it is refused, the provider has answered, so that its own page works, though its frame does not. */
type EmbedStatus = 'loading' | 'loaded' | 'failed' | 'refused'

type Options = {
  src: string
  title: string
  /** Whether the frame has been put on the page. */
  isRequested: boolean
  frame: RefObject<HTMLIFrameElement | null>
}

/** Milliseconds that a frame may take to load. */
const loadTimeout = 12_000

/** A failure is final: its frame has been removed. */
const loadedUnlessFailed = (status: EmbedStatus): EmbedStatus => (status === 'loading' ? 'loaded' : status)

/** Whether a third party's frame has loaded; `markLoaded` is for its `load` event. Announces a failure. */
export function useEmbedStatus({ src, title, isRequested, frame }: Options): {
  status: EmbedStatus
  markLoaded: () => void
} {
  const [status, setStatus] = useState<EmbedStatus>('loading')
  const hasAnswered = useRef(false)
  const isLoading = isRequested && status === 'loading'

  useEffect(() => {
    if (!isLoading) return
    const timer = window.setTimeout(() => setStatus(hasAnswered.current ? 'refused' : 'failed'), loadTimeout)
    return () => window.clearTimeout(timer)
  }, [isLoading])

  // A blocked frame fires `load` for the browser's own error page. Only a request of our own tells that it failed.
  useEffect(() => {
    if (!isRequested) return
    const aborter = new AbortController()
    fetch(src, { mode: 'no-cors', credentials: 'omit', signal: aborter.signal }).then(
      () => {
        hasAnswered.current = true
      },
      () => {
        if (!aborter.signal.aborted) setStatus('failed')
      },
    )
    return () => aborter.abort()
  }, [src, isRequested])

  // Any message from the frame, with its origin, shows that it has loaded.
  useEffect(() => {
    const { origin } = new URL(src)
    const listen = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) {
        setStatus(loadedUnlessFailed)
      }
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [src, frame])

  useEffect(() => {
    if (status === 'failed' || status === 'refused') announce(`${title} did not load.`)
  }, [status, title])

  return { status, markLoaded: () => setStatus(loadedUnlessFailed) }
}
