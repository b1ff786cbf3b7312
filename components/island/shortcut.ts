/** Ctrl+K or Command+K alone, which opens the search; not while an input method composes a word. */
export const isSearchShortcut = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  isComposing,
}: KeyboardEvent): boolean =>
  // Not key.toLowerCase(): what fills in forms sends key events without a key.
  /^k$/i.test(key) && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing
