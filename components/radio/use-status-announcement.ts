import { useEffect, useRef } from 'react'
import { announce } from '../island/announce'
import { radioWords, type RadioState } from './radio-state'

/** Tells screen readers what happens to the stream; nothing of a radio that has not been on yet. */
export function useStatusAnnouncement({ sound, status, message }: RadioState): void {
  const wasOn = useRef(false)

  useEffect(() => {
    wasOn.current ||= status !== 'idle'
    if (message !== '') announce(message)
    else if (wasOn.current) announce(status === 'idle' ? 'Stopped.' : radioWords[sound].status[status])
  }, [sound, status, message])
}
