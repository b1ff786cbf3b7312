import { useCallback, useRef, useState } from 'react'
import { queryOf } from '../engine/query'

/** The input is uncontrolled, so that it keeps what is typed before hydration. */
export function useQueryInput() {
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')

  const readInput = useCallback(() => setQuery(queryOf(input.current?.value ?? '')), [])
  const fillInput = useCallback(
    (text: string) => {
      if (input.current) input.current.value = text
      readInput()
    },
    [readInput],
  )
  /** Fills an empty input with words that one key replaces. */
  const offer = useCallback(
    (text: string) => {
      if (input.current?.value !== '') return
      fillInput(text)
      input.current.select()
    },
    [fillInput],
  )
  return { input, query, readInput, fillInput, offer }
}
