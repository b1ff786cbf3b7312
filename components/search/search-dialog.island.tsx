'use client'

import { useRouter } from 'next/navigation'
import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { PlainDialog } from '../header/plain-dialog'
import { useInvokerFallback } from '../header/use-invoker-fallback'
import { Icon } from '../kit/icon'
import { IslandBoundary } from '../island/island-boundary'
import { IslandFault } from '../island/island-fault'
import { announce } from '../island/announce'
import { LiveRegion } from '../island/live-region'
import { queryOf } from './query'
import { SearchOutcome } from './search-outcome'
import { useSearch } from './use-search'
import styles from './search-dialog.module.scss'

type Props = {
  id: string
  label: string
  /** The host that a public search engine is asked about where scripts are off. */
  host: string
  /** What stands there before anything is typed, and below a query without results. */
  popular: ReactNode
}

/** Milliseconds from opening to the input having focus. */
const focusDelay = 100
/** Milliseconds of loading after which screen readers hear of it. */
const loadingDelay = 400

export function SearchDialogIsland(props: Props) {
  return (
    <IslandBoundary name="search" fallback={<FailedSearch {...props} />}>
      <SearchDialog {...props} />
    </IslandBoundary>
  )
}

function FailedSearch({ id, label, popular }: Props) {
  return (
    <PlainDialog id={id} className={styles.root} label={label}>
      <div className={styles.frame}>
        <CloseButton />
        <IslandFault>The search does not work right now. Reload the page to try again.</IslandFault>
        <IslandBoundary name="list of popular pages" fallback={null}>
          {popular}
        </IslandBoundary>
      </div>
    </PlainDialog>
  )
}

function CloseButton() {
  return (
    <form method="dialog" className={styles.close}>
      <button aria-label="Close search">
        <Icon name="close" />
      </button>
    </form>
  )
}

/**
 * The search's dialog. What the element can do natively (opening, Esc, focus trap and return) it does by
 * itself, before React is awake too; the input keeps what was typed until then.
 */
function SearchDialog({ id, label, host, popular }: Props) {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const { search, status, load } = useSearch()
  useInvokerFallback(dialog)

  const asked = useDeferredValue(query)
  const readInput = () => setQuery(queryOf(input.current?.value ?? ''))

  useEffect(() => {
    const element = dialog.current
    if (!element) return

    let timer = 0
    const onOpen = () => {
      if (!element.open) return
      load()
      timer = window.setTimeout(() => input.current?.focus(), focusDelay)
    }
    const observer = new MutationObserver(onOpen)
    observer.observe(element, { attributeFilter: ['open'] })

    // It may have been opened, and typed into, before React was awake.
    readInput()
    onOpen()
    element.setAttribute('data-hydrated', '')
    return () => {
      observer.disconnect()
      window.clearTimeout(timer)
    }
  }, [load])

  useEffect(() => {
    const openByKey = (event: globalThis.KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      if (event.isComposing) return
      event.preventDefault()
      if (!dialog.current?.open) dialog.current?.showModal()
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])

  useEffect(() => {
    if (status !== 'loading') return
    const timer = window.setTimeout(() => announce('Loading the search…'), loadingDelay)
    return () => window.clearTimeout(timer)
  }, [status])

  const clearAndClose = () => {
    if (input.current) input.current.value = ''
    setQuery('')
    dialog.current?.close()
  }

  const ask = (words: string) => {
    if (input.current) input.current.value = words
    setQuery(words)
    input.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const words = input.current?.value.trim() ?? ''
    console.log(words)
    // Enter may come before the index does: the words stay until they can be answered.
    const engine = search ?? (await load())
    // Whoever closed the dialog in the meantime must not be led away.
    if (!engine || !dialog.current?.open) return
    try {
      // The list may lag a keystroke behind the input; the reader means what stands there now.
      const [first] = engine.search(input.current?.value ?? '', 1).results
      clearAndClose()
      if (first) router.push(first.href)
    } catch (error) {
      // The list of results, which fails with the same words, says so.
      console.error('The search could not answer.', error)
    }
  }

  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) clearAndClose()
  }

  /** Arrow keys walk from the input through the results and back. */
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [input.current, ...(dialog.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <dialog className={styles.root} id={id} aria-label={label} data-island="touch" ref={dialog}>
      <div className={styles.frame} onKeyDown={walk} onClick={closeOnLink}>
        <form
          className={styles.form}
          role="search"
          action="https://duckduckgo.com/"
          method="get"
          onSubmit={submit}
        >
          <input type="hidden" name="sites" value={host} />
          <Icon name="search" />
          <input
            ref={input}
            className={styles.input}
            // Not type="search": WebKit's would take Escape for itself, and the dialog stay open.
            type="text"
            inputMode="search"
            name="q"
            placeholder="Search for fences..."
            aria-label="Search for fences"
            autoComplete="off"
            enterKeyHint="search"
            autoFocus
            onInput={readInput}
          />
        </form>
        <CloseButton />
        <p className={styles.hint}>
          <span>Press ESC to close</span>
          {status === 'loading' && <span>Loading…</span>}
        </p>
        <LiveRegion id="search-status" />
        {status === 'failed' && (
          <div className={styles.fault} role="alert">
            <p>The search could not be loaded. What you typed is still there.</p>
            <button type="button" onClick={load}>
              Try again
            </button>
          </div>
        )}
        {search && asked !== '' ? (
          <IslandBoundary name="list of results" attempt={asked} fallback={<NoAnswer popular={popular} />}>
            <SearchOutcome search={search} query={asked} ask={ask} popular={popular} />
          </IslandBoundary>
        ) : (
          popular
        )}
      </div>
    </dialog>
  )
}

function NoAnswer({ popular }: Pick<Props, 'popular'>) {
  return (
    <>
      <IslandFault>The search cannot answer these words. Other words may work.</IslandFault>
      {popular}
    </>
  )
}
