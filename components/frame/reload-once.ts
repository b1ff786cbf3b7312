const mark = 'reloaded-for-chunk'

/**
 * After a deploy an open page may ask for chunks that are gone. One reload fetches the new page; a second
 * failure shows the error screen. Turbopack says "Failed to load chunk", webpack "ChunkLoadError".
 * @returns whether the page is being reloaded
 */
export function reloadOnceForChunk(error: Error): boolean {
  const isChunkError =
    error.name === 'ChunkLoadError' || /failed to load chunk|loading chunk .+ failed/i.test(error.message)
  if (!isChunkError) return false
  try {
    if (sessionStorage.getItem(mark) === location.pathname) return false
    sessionStorage.setItem(mark, location.pathname)
  } catch {
    // Without storage it might reload endlessly.
    return false
  }
  location.reload()
  return true
}
