import { useEffect, useRef, useState, type RefObject } from 'react'
import { announce } from '../island/announce'

/**
 * Where it is refused, the provider has answered, so that its own page works, though its frame does not. Offline, it
 * waits for a connection.
 */
type EmbedStatus = 'loading' | 'loaded' | 'failed' | 'refused' | 'offline'

/** What stands in the place of a frame that is not shown. */
const reasons: Readonly<Partial<Record<EmbedStatus, string>>> = {
  failed: 'did not load.',
  refused: 'did not load.',
  offline: 'needs a connection, and you are offline.',
}

type Options = {
  src: string
  title: string
  /** Whether the frame has been put on the page. */
  isRequested: boolean
  frame: RefObject<HTMLIFrameElement | null>
}

/** Milliseconds that a frame may take to load. */
const loadTimeout = 12_000

const unlessOffline = (status: EmbedStatus): EmbedStatus => (navigator.onLine ? status : 'offline')

/** A failure is final: its frame has been removed. */
const loadedUnlessFailed = (status: EmbedStatus): EmbedStatus => (status === 'loading' ? 'loaded' : status)

/** Whether a frame has loaded; `markLoaded` is for its `load` event. Announces why it has not. */
export function useEmbedStatus({ src, title, isRequested, frame }: Options): {
  status: EmbedStatus
  /** Why it is not shown; nothing where it is, or may still be. */
  reason: string | undefined
  markLoaded: () => void
} {
  const [status, setStatus] = useState<EmbedStatus>('loading')
  const hasAnswered = useRef(false)
  const isLoading = isRequested && status === 'loading'
  const reason = reasons[status] && `${title} ${reasons[status]}`

  useEffect(() => {
    if (!isLoading) return
    const timer = window.setTimeout(
      () => setStatus(hasAnswered.current ? 'refused' : unlessOffline('failed')),
      loadTimeout,
    )
    return () => window.clearTimeout(timer)
  }, [isLoading])

  useEffect(() => {
    if (status !== 'offline') return
    const tryAgain = () => setStatus('loading')
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [status])

  // A blocked frame fires `load` for the browser's own error page. Only a request of our own tells that it failed.
  const wasOffline = status === 'offline'
  useEffect(() => {
    if (!isRequested || wasOffline) return
    const aborter = new AbortController()
    fetch(src, { mode: 'no-cors', credentials: 'omit', signal: aborter.signal }).then(
      ({ type, ok }) => {
        hasAnswered.current = true
        // What another origin answers is not to be known; ours may have no such page.
        if (type === 'basic' && !ok) setStatus('failed')
      },
      () => {
        if (!aborter.signal.aborted) setStatus(unlessOffline('failed'))
      },
    )
    return () => aborter.abort()
  }, [src, isRequested, wasOffline])

  // Any message from the frame, with its origin, shows that it has loaded.
  useEffect(() => {
    const { origin } = new URL(src, location.href)
    const listen = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) {
        setStatus(loadedUnlessFailed)
      }
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [src, frame])

  useEffect(() => {
    if (reason) announce(reason)
  }, [reason])

  const markLoaded = () => {
    // Of our origin, a document that cannot be read is the browser's own, in place of one that a header refused, or that
    // it could not fetch: this may be told before the request of our own has failed.
    const isOwn = new URL(src, location.href).origin === location.origin
    const isRefused = isOwn && frame.current?.contentDocument === null
    setStatus(isRefused ? unlessOffline('refused') : loadedUnlessFailed)
  }

  return { status, reason, markLoaded }
}
