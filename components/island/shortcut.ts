/** Ctrl+K or Command+K alone, which opens the search; not while an input method composes a word. */
export const isSearchShortcut = (event: KeyboardEvent): boolean =>
  // Not key.toLowerCase(): what fills in forms sends key events without a key.
  /^k$/i.test(event.key) &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing
