const key = 'picture'

const stateOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {})

/**
 * Marks the current entry of the history as the one with a picture.
 * @param show is told after each step through the history whether its entry has this picture; until the picture is gone
 */
export function picturesInHistory(picture: Element, show: (isHere: boolean) => void): void {
  const mark = `${performance.timeOrigin + performance.now()}`
  history.replaceState({ ...stateOf(history.state), [key]: mark }, '')
  const tell = () => {
    const state = stateOf(history.state)
    show(key in state && state[key] === mark)
    if (!picture.isConnected) removeEventListener('popstate', tell)
  }
  addEventListener('popstate', tell)
}
