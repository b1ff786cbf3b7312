import { useEffect, useState } from 'react'

/** Milliseconds between requests for the station's status. */
const interval = 15_000

/** The title in Icecast's `status-json.xsl`: of the first mount that has one. */
export function titleOf(status: unknown): string | undefined {
  const sources = childOf(childOf(status, 'icestats'), 'source')
  const mounts: unknown[] = Array.isArray(sources) ? sources : [sources]
  for (const mount of mounts) {
    const [title, artist] = [childOf(mount, 'title'), childOf(mount, 'artist')]
    if (typeof title === 'string' && title.trim() !== '') {
      return typeof artist === 'string' && artist.trim() !== '' ? `${artist} – ${title}` : title
    }
  }
  return undefined
}

function childOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

/** The title that the station plays now; requested only while the radio plays in a visible tab. */
export function useNowPlaying(statusUrl: string, isPlaying: boolean): string | undefined {
  const [title, setTitle] = useState<string>()

  useEffect(() => {
    if (statusUrl === '' || !isPlaying) return
    const aborter = new AbortController()

    const update = async () => {
      if (document.hidden) return
      try {
        const response = await fetch(statusUrl, { signal: aborter.signal, credentials: 'omit' })
        if (response.ok) setTitle(titleOf(await response.json()))
      } catch {
        // Without a status the player shows the station's name.
      }
    }
    void update()
    const timer = window.setInterval(() => void update(), interval)
    return () => {
      aborter.abort()
      window.clearInterval(timer)
    }
  }, [statusUrl, isPlaying])

  return isPlaying ? title : undefined
}
