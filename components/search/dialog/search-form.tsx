import type { FormEvent, RefObject } from 'react'
import { ControlIcon } from '../../kit/control-icon'
import styles from './search-form.module.scss'

type Props = {
  host: string
  input: RefObject<HTMLInputElement | null>
  onInput: () => void
  onClear: () => void
  onSubmit: (event: FormEvent) => void
}

/** With scripts off it asks a public search engine for this site's pages. */
export function SearchForm({ host, input, onInput, onClear, onSubmit }: Props) {
  return (
    <form
      className={styles.root}
      role="search"
      action="https://duckduckgo.com/"
      method="get"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="sites" value={host} />
      <input
        ref={input}
        className={styles.input}
        // Not type="search": in WebKit that takes Escape for itself, and the dialog stays open.
        type="text"
        inputMode="search"
        name="q"
        placeholder="Search for fences..."
        aria-label="Search for fences"
        autoComplete="off"
        enterKeyHint="search"
        autoFocus
        onInput={onInput}
      />
      <button type="button" className={styles.clear} aria-label="Clear" onClick={onClear}>
        <ControlIcon name="close" />
      </button>
      <button aria-label="Search">
        <ControlIcon name="search" />
      </button>
    </form>
  )
}
