import { useEffect, useState } from 'react'

/** Milliseconds between looks at the station's status. */
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

/** What the station plays now, asked for only while it plays and somebody can see the answer. */
export function useNowPlaying(statusUrl: string, isPlaying: boolean): string | undefined {
  const [title, setTitle] = useState<string>()

  useEffect(() => {
    if (statusUrl === '' || !isPlaying) return
    const aborter = new AbortController()

    const look = async () => {
      if (document.hidden) return
      try {
        const response = await fetch(statusUrl, { signal: aborter.signal, credentials: 'omit' })
        if (response.ok) setTitle(titleOf(await response.json()))
      } catch {
        // A status that cannot be had leaves the station's name standing: the music matters more.
      }
    }
    void look()
    const timer = window.setInterval(() => void look(), interval)
    return () => {
      aborter.abort()
      window.clearInterval(timer)
    }
  }, [statusUrl, isPlaying])

  return isPlaying ? title : undefined
}
