import { useEffect } from 'react'
import { announce } from '../../island/announce'

/** Milliseconds. What changes with every letter is announced when the reader stops typing. */
const delay = 400

/** Announces a text to screen readers once it has stayed the same for a moment. */
export function useDelayedAnnouncement(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return
    const timer = window.setTimeout(() => announce(text), delay)
    return () => window.clearTimeout(timer)
  }, [text])
}
