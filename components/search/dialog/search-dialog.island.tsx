'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useDeferredValue, useRef, type FormEvent, type MouseEvent } from 'react'
import { useInvokerFallback } from '../../header/use-invoker-fallback'
import { IslandBoundary } from '../../island/island-boundary'
import { islandAttributes } from '../../island/trigger'
import { useIsland } from '../../island/use-island'
import { CloseButton } from './close-button'
import { firstResult } from './complete-search'
import { FailedSearch, type FailedSearchProps } from './failed-search'
import { LoadStatus } from './load-status'
import { moveByArrowKey } from './move-by-arrow-key'
import { SearchForm } from './search-form'
import { SearchOutcome } from './search-outcome'
import { useDialogOpening } from './use-dialog-opening'
import { useDialogShortcut } from './use-dialog-shortcut'
import { useQueryInput } from './use-query-input'
import { useSearch } from './use-search'
import styles from './search-dialog.module.scss'

type Props = FailedSearchProps & {
  /** The host that a public search engine is asked about where scripts are off. */
  host: string
}

export function SearchDialogIsland(props: Props) {
  return (
    <IslandBoundary name="search" fallback={<FailedSearch {...props} />}>
      <SearchDialog {...props} />
    </IslandBoundary>
  )
}

/** Opening, Esc, the focus trap and the return of focus are the element's own and work before hydration. */
function SearchDialog({ id, label, host, popular }: Props) {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const { input, query, readInput, fillInput } = useQueryInput()
  const deferredQuery = useDeferredValue(query)
  const { search, status, isPartial, load } = useSearch(query)

  const onOpen = useCallback(() => {
    // Text may have been typed before hydration.
    readInput()
    void load()
  }, [readInput, load])

  useInvokerFallback(dialog)
  useDialogOpening(dialog, input, onOpen)
  useDialogShortcut(dialog)
  useIsland(dialog)

  const searchFor = (text: string) => {
    fillInput(text)
    input.current?.focus()
  }

  const clearAndClose = () => {
    fillInput('')
    dialog.current?.close()
  }

  const goToFirstResult = async (event: FormEvent) => {
    event.preventDefault()
    console.log(input.current?.value.trim() ?? '')
    let isClosed = false
    dialog.current?.addEventListener('close', () => (isClosed = true), { once: true })
    // Enter may come before the index does.
    const engine = search ?? (await load())
    // The list may lag behind the input, which holds what the reader means.
    const typed = input.current?.value ?? ''
    try {
      const first = engine && (await firstResult(engine, typed))
      // A reader who has closed the dialog in the meantime stays on the page, also when it is open again.
      if (!engine || isClosed || !dialog.current?.open || input.current?.value !== typed) return
      clearAndClose()
      if (first) router.push(first.href)
    } catch (error) {
      // The list of results fails with the same query, and its boundary says so.
      console.error('The search could not answer.', error)
    }
  }

  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) clearAndClose()
  }

  return (
    <dialog className={styles.root} id={id} aria-label={label} {...islandAttributes('touch')} ref={dialog}>
      <div className={styles.frame} onKeyDown={moveByArrowKey} onClick={closeOnLink}>
        <SearchForm host={host} input={input} onInput={readInput} onSubmit={goToFirstResult} />
        <CloseButton />
        <LoadStatus status={status} onRetry={load} />
        <SearchOutcome {...{ search, isPartial, searchFor, popular }} query={deferredQuery} />
      </div>
    </dialog>
  )
}
