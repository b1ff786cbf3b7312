'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { IslandBoundary } from '../island/island-boundary'
import { IslandFault } from '../island/island-fault'
import { announce } from '../island/announce'
import { waitsForConsent } from '../island/prefers-less-data'
import styles from './embed.module.scss'

export type EmbedProps = {
  src: string
  /** The same thing as a page of its own, for readers whose frame stays empty. */
  page: string
  title: string
  provider: string
  /** In px: the box keeps it from the first paint on. */
  height: 789 | 1600
  /** Stands in the box until the frame has loaded. */
  loading: string
  /** The provider's script, which the frame wants on the page around it. */
  script?: string
  /** Whether only a message from the frame counts as its being there: see content/model/schemas/site.ts. */
  saysReady: boolean
  /** Takes the frame's place when it does not come. */
  fallback: ReactNode
}

/** Milliseconds that a frame may take before the fallback stands in for it. */
const patience = 12_000

const never = () => () => undefined

export function EmbedIsland(props: EmbedProps) {
  return (
    <IslandBoundary name={`embed "${props.title}"`} fallback={<FailedEmbed {...props} />}>
      <Embed {...props} />
    </IslandBoundary>
  )
}

function FailedEmbed({ page, title, provider, fallback }: EmbedProps) {
  return (
    <div className={styles.root}>
      <ProviderLink page={page} provider={provider} />
      <IslandFault>{`${title} cannot be shown here right now.`}</IslandFault>
      <div className={styles.fallback}>{fallback}</div>
    </div>
  )
}

type LinkProps = Pick<EmbedProps, 'page' | 'provider'> & {
  /** What did not load, if it did not. */
  failed?: string | undefined
}

function ProviderLink({ page, provider, failed }: LinkProps) {
  return (
    <p className={styles.link}>
      {failed !== undefined && <span>{failed} did not load. </span>}
      <a href={page} rel="noopener">
        Open on {provider}
      </a>
    </p>
  )
}

/**
 * A third party's frame. It asks nobody for anything until it is near the window, and, for readers who send
 * Global Privacy Control or save data, until they say so.
 */
function Embed({ src, page, title, provider, height, loading, script, saysReady, fallback }: EmbedProps) {
  // On the server, and until React is awake, nobody knows what the reader wants: no frame yet.
  const isQuiet = useSyncExternalStore(never, waitsForConsent, () => true)
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [isAsked, setIsAsked] = useState(false)
  const [isNear, setIsNear] = useState(false)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const mayLoad = isNear && (!isQuiet || isAsked)

  useEffect(() => {
    root.current?.setAttribute('data-hydrated', '')
  }, [])

  useEffect(() => {
    const node = box.current
    if (!node) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!mayLoad || state !== 'loading') return
    const timer = window.setTimeout(() => {
      setState('failed')
      announce(`${title} did not load.`)
    }, patience)
    return () => window.clearTimeout(timer)
  }, [mayLoad, state, title])

  useEffect(() => {
    if (!mayLoad) return
    const aborter = new AbortController()
    // A blocked frame shows the browser's own fault page, and tells us "loaded": only asking tells the truth.
    fetch(src, { mode: 'no-cors', credentials: 'omit', signal: aborter.signal }).catch(() => {
      if (aborter.signal.aborted) return
      setState('failed')
      announce(`${title} did not load.`)
    })
    return () => aborter.abort()
  }, [mayLoad, src, title])

  const isThere = () => setState((now) => (now === 'failed' ? now : 'loaded'))

  useProviderScript(mayLoad ? script : undefined)
  useFrameMessages(frame, src, isThere)

  return (
    <div className={styles.root} data-island="visible" ref={root}>
      <ProviderLink page={page} provider={provider} failed={state === 'failed' ? title : undefined} />
      {state === 'failed' ? (
        <div className={styles.fallback}>{fallback}</div>
      ) : (
        <div className={styles.box} data-height={height} ref={box}>
          {isAwake && isQuiet && !isAsked ? (
            <div className={styles.ask}>
              <p>
                {title} comes from {provider}, which learns your address when it loads. Your browser asks for
                privacy or to save data, so it waits for you.
              </p>
              <button type="button" onClick={() => setIsAsked(true)}>
                Show it here
              </button>
            </div>
          ) : (
            state === 'loading' && <p className={styles.loading}>{loading}</p>
          )}
          {mayLoad && (
            <iframe
              ref={frame}
              src={src}
              title={title}
              height={height}
              referrerPolicy="strict-origin"
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
              onLoad={saysReady ? undefined : isThere}
            />
          )}
          <noscript>
            <iframe
              src={src}
              title={title}
              height={height}
              loading="lazy"
              referrerPolicy="strict-origin"
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
            />
          </noscript>
        </div>
      )}
    </div>
  )
}

/** Puts the provider's script on the page, and takes it off again when the reader leaves. */
function useProviderScript(address: string | undefined): void {
  useEffect(() => {
    if (!address) return
    const script = document.createElement('script')
    script.src = address
    script.async = true
    document.body.append(script)
    return () => script.remove()
  }, [address])
}

/** Hears from the frame itself, and from nobody else, that it is there. */
function useFrameMessages(
  frame: React.RefObject<HTMLIFrameElement | null>,
  src: string,
  onMessage: () => void,
): void {
  const heard = useRef(onMessage)
  useEffect(() => {
    heard.current = onMessage
  })
  useEffect(() => {
    const { origin } = new URL(src)
    const listen = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) heard.current()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, src])
}
