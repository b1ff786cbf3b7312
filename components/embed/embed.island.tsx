'use client'

import { useRef, useState, type ReactNode } from 'react'
import { IslandBoundary } from '../island/island-boundary'
import { IslandFault } from '../island/island-fault'
import { waitsForConsent } from '../island/prefers-less-data'
import { useIsHydrated } from '../island/use-is-hydrated'
import { useIsland } from '../island/use-island'
import { ConsentPrompt } from './consent-prompt'
import { EmbedFrame } from './embed-frame'
import { ProviderLink, type Provider } from './provider-link'
import { useEmbedStatus } from './use-embed-status'
import { useNearViewport } from './use-near-viewport'
import { useProviderScript } from './use-provider-script'
import styles from './embed.module.scss'

type Props = {
  src: string
  title: string
  /** Whose frame it is; one of this site's own (content/model/pages/frame-pages.ts) has none. */
  provider?: Provider | undefined
  isStill?: boolean | undefined
  /** In px; reserved from the first paint on. */
  height: 789 | 1600
  /** Shown until the frame has loaded. */
  loading: string
  /** A script of the provider that the frame needs on the page around it. */
  script?: string | undefined
  /** Whether only a message from the frame shows that it has loaded: see content/model/schemas/site.ts. */
  saysReady: boolean
  /** Shown when the frame does not load. */
  fallback: ReactNode
}

export function EmbedIsland(props: Props) {
  return (
    <IslandBoundary name={`embed "${props.title}"`} fallback={<FailedEmbed {...props} />}>
      <Embed {...props} />
    </IslandBoundary>
  )
}

function FailedEmbed({ title, provider, fallback }: Props) {
  return (
    <div className={styles.root}>
      {provider && <ProviderLink {...provider} />}
      <IslandFault>{`${title} cannot be shown here right now.`}</IslandFault>
      <div className={styles.fallback}>{fallback}</div>
    </div>
  )
}

/**
 * A frame. Nothing is requested until it comes near the viewport, nor, where it is a third party's, for readers who send
 * Global Privacy Control or save data, until they agree.
 */
function Embed({ src, title, provider, isStill, height, loading, script, saysReady, fallback }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isAllowed, setIsAllowed] = useState(false)
  const island = useIsland(root, 'visible')
  // The server cannot tell what the reader's browser asks for.
  const needsConsent = useIsHydrated() && provider !== undefined && waitsForConsent() && !isAllowed
  const isRequested = useNearViewport(box) && !needsConsent
  const { status, reason, markLoaded } = useEmbedStatus({ src, title, isRequested, frame })
  useProviderScript(isRequested && status !== 'offline' ? script : undefined)

  return (
    <div className={styles.root} {...island}>
      {reason && <p className={styles.failed}>{reason}</p>}
      {provider && (!reason || status === 'refused') && <ProviderLink {...provider} />}
      <div className={styles.fallback} hidden={!reason}>
        {fallback}
      </div>
      {!reason && (
        <div className={styles.box} data-height={height} ref={box}>
          {needsConsent && (
            <ConsentPrompt title={title} provider={provider.name} onAllow={() => setIsAllowed(true)} />
          )}
          {!needsConsent && status === 'loading' && <p className={styles.loading}>{loading}</p>}
          {isRequested && (
            <EmbedFrame
              ref={frame}
              src={src}
              title={title}
              height={height}
              isStill={isStill}
              onLoad={saysReady ? undefined : markLoaded}
            />
          )}
          <noscript>
            <EmbedFrame src={src} title={title} height={height} isStill={isStill} loading="lazy" />
          </noscript>
        </div>
      )}
    </div>
  )
}
