import { readStored, store } from '../../kit/browser/storage'

const key = 'query'

/** What was searched for last in this tab; nothing where storage is blocked. */
export const lastQuery = (): string => readStored('sessionStorage', key) ?? ''

export function keepQuery(query: string): void {
  if (query !== '') store('sessionStorage', key, query)
}

/** Whose results the way back leads to: kept in the history's entry of this page, which may have other state as well. */
export function keepReturn(query: string | undefined): void {
  if (query !== returnQuery()) history.replaceState({ ...history.state, query }, '')
}

export function returnQuery(): string | undefined {
  const query: unknown = Reflect.get(Object(history.state), 'query')
  return typeof query === 'string' && query !== '' ? query : undefined
}
