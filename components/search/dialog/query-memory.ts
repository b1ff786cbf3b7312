const key = 'query'

/** What was searched for last in this tab. */
export function lastQuery(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return '' // Storage is blocked.
  }
}

export function keepQuery(query: string): void {
  try {
    if (query !== '') sessionStorage.setItem(key, query)
  } catch {
    // Storage is blocked: nothing is offered again.
  }
}

/** Whose results the way back leads to: kept in the history's entry of this page, which may have other state as well. */
export function keepReturn(query: string | undefined): void {
  if (query !== returnQuery()) history.replaceState({ ...history.state, query }, '')
}

export function returnQuery(): string | undefined {
  const query: unknown = Reflect.get(Object(history.state), 'query')
  return typeof query === 'string' && query !== '' ? query : undefined
}
