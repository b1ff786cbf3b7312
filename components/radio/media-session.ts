import type { RadioEngine } from './radio-engine'

/**
 * Shows the station on lock screens and lets headphones start as well as stop it. The handlers stay while
 * paused: a player that can only be paused from an earbud is a known annoyance.
 */
export function joinMediaSession(
  radio: RadioEngine,
  { station, programme }: { station: string; programme: string },
): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator

  mediaSession.setActionHandler('play', radio.play)
  mediaSession.setActionHandler('pause', radio.pause)
  mediaSession.setActionHandler('stop', radio.pause)
  radio.subscribe(() => {
    const isIdle = radio.getState().status === 'idle'
    mediaSession.playbackState = isIdle ? 'paused' : 'playing'
    if (!isIdle && !mediaSession.metadata) {
      mediaSession.metadata = new MediaMetadata({
        title: station,
        artist: programme,
        artwork: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
      })
    }
  })
}
