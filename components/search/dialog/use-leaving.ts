import { useRef, type FormEvent, type MouseEvent, type RefObject } from 'react'
import { followLink } from '../../island/follow-link'
import { queryOf } from '../engine/query'
import type { SplitSearch } from '../engine/split-search'
import { firstResult } from './complete-search'
import { keepQuery, keepReturn } from './query-memory'

type Options = {
  dialog: RefObject<HTMLDialogElement | null>
  input: RefObject<HTMLInputElement | null>
  fillInput: (text: string) => void
  search: SplitSearch | undefined
  load: () => Promise<SplitSearch | undefined>
}

/** The ways out of the dialog: to a result, which the reader may come back from, or back to the page. */
export function useLeaving({ dialog, input, fillInput, search, load }: Options) {
  const isFollowed = useRef(false)

  const clearAndClose = (follows: boolean) => {
    const query = queryOf(input.current?.value ?? '')
    keepQuery(query)
    isFollowed.current = follows && query !== ''
    if (isFollowed.current) keepReturn(query)
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
      const href = firstShown(dialog.current, typed) ?? (engine && (await firstResult(engine, typed)))?.href
      // A reader who has closed the dialog in the meantime stays on the page, also when it is open again.
      if (!engine || isClosed || !dialog.current?.open || input.current?.value !== typed) return
      clearAndClose(href !== undefined)
      if (href !== undefined) followLink(href)
    } catch (error) {
      // The list of results fails with the same query, and its boundary says so.
      console.error('The search could not answer.', error)
    }
  }

  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) clearAndClose(true)
  }

  const handleClose = () => {
    if (!isFollowed.current) keepReturn(undefined)
    isFollowed.current = false
    keepQuery(queryOf(input.current?.value ?? ''))
  }

  return { goToFirstResult, closeOnLink, handleClose }
}

/** The first of the results that the reader sees, if they are those of what is typed. */
function firstShown(dialog: HTMLDialogElement | null, typed: string): string | undefined {
  const list = dialog?.querySelector<HTMLElement>('[data-results]')
  if (list?.dataset['results'] !== queryOf(typed)) return undefined
  return list.querySelector('[data-result]')?.getAttribute('href') ?? undefined
}
