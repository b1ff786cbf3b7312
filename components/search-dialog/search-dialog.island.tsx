'use client'

import { useRouter } from 'next/navigation'
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useInvokerFallback } from '../header-overlay/use-invoker-fallback'
import { Icon } from '../icon/icon'
import { announce } from '../live-region/announce'
import { LiveRegion } from '../live-region/live-region'
import { SearchResults } from './search-results.island'
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
/** Milliseconds of rest after which screen readers hear how many results there are. */
const countDelay = 400

/**
 * The search's dialog. What the element can do natively (opening, Esc, focus trap and return) it does by
 * itself, before React is awake too; the input keeps what was typed until then.
 */
export function SearchIsland({ id, label, host, popular }: Props) {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const { search, failed, load } = useSearch()
  useInvokerFallback(dialog)

  const asked = useDeferredValue(query.trim())
  const results = useMemo(() => (search && asked !== '' ? search.search(asked, 99) : []), [search, asked])
  const suggestions = useMemo(
    () => (search && asked !== '' && results.length === 0 ? search.suggest(asked) : []),
    [search, asked, results],
  )

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
    setQuery(input.current?.value ?? '')
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
    if (!search || asked === '') return
    const words = results.length === 1 ? '1 result' : `${results.length} results`
    const timer = window.setTimeout(() => announce(`${words} for ${asked}`), countDelay)
    return () => window.clearTimeout(timer)
  }, [search, asked, results])

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
    if (!engine) return
    // The list may lag a keystroke behind the input; the reader means what stands there now.
    const [first] = engine.search(words, 1)
    clearAndClose()
    if (first) router.push(first.href)
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
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </form>
        <form method="dialog" className={styles.close}>
          <button aria-label="Close search">
            <Icon name="close" />
          </button>
        </form>
        <p className={styles.hint}>Press ESC to close</p>
        <LiveRegion id="search-status" />
        {failed && (
          <div className={styles.fault} role="alert">
            <p>The search could not be loaded. What you typed is still there.</p>
            <button type="button" onClick={load}>
              Try again
            </button>
          </div>
        )}
        {results.length > 0 ? (
          <SearchResults results={results} />
        ) : (
          <>
            {search && asked !== '' && (
              <div className={styles.none}>
                <p>Nothing found for “{asked}”.</p>
                {suggestions.length > 0 && (
                  <p>
                    Did you mean{' '}
                    {suggestions.map((words) => (
                      <button key={words} type="button" onClick={() => ask(words)}>
                        {words}
                      </button>
                    ))}
                  </p>
                )}
              </div>
            )}
            {popular}
          </>
        )}
      </div>
    </dialog>
  )
}
