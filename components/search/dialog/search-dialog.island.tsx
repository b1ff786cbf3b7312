'use client'

import { useCallback, useDeferredValue, useRef } from 'react'
import { IslandBoundary } from '../../island/island-boundary'
import { useIsland } from '../../island/use-island'
import { CloseButton } from './close-button'
import { FailedSearch, type FailedSearchProps } from './failed-search'
import { LoadStatus } from './load-status'
import { moveByArrowKey } from './move-by-arrow-key'
import { lastQuery } from './query-memory'
import { SearchForm } from './search-form'
import { SearchOutcome } from './search-outcome'
import { useDialogOpening } from './use-dialog-opening'
import { useDialogShortcut } from './use-dialog-shortcut'
import { useLeaving } from './use-leaving'
import { useQueryInput } from './use-query-input'
import { useReturn } from './use-return'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const { input, query, readInput, fillInput, offer } = useQueryInput()
  const deferredQuery = useDeferredValue(query)
  const { search, status, isPartial, load } = useSearch(query)
  const { goToFirstResult, closeOnLink, handleClose } = useLeaving({ dialog, input, fillInput, search, load })

  const onOpen = useCallback(() => {
    // Text may have been typed before hydration.
    readInput()
    offer(lastQuery())
    void load()
  }, [readInput, offer, load])

  useReturn(dialog, offer)
  useDialogOpening(dialog, input, onOpen)
  useDialogShortcut(dialog)
  const island = useIsland(dialog, 'touch')

  const searchFor = (text: string) => {
    fillInput(text)
    input.current?.focus()
  }

  return (
    <dialog className={styles.root} id={id} aria-label={label} {...island} onClose={handleClose}>
      <div className={styles.frame} onKeyDown={moveByArrowKey} onClick={closeOnLink}>
        <SearchForm
          host={host}
          input={input}
          onInput={readInput}
          onClear={() => searchFor('')}
          onSubmit={goToFirstResult}
        />
        <CloseButton />
        <LoadStatus status={status} onRetry={load} />
        <SearchOutcome {...{ search, isPartial, searchFor, popular }} query={deferredQuery} />
      </div>
    </dialog>
  )
}
