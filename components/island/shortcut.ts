/**
 * Ctrl+K or Command+K alone, which opens the search; not while an input method composes a word. Where a layout has other
 * letters than Latin, all of which come before U+0250, it is the key that has a K elsewhere: `KeyK`.
 */
export const isSearchShortcut = (event: KeyboardEvent): boolean =>
  // Not key.toLowerCase(): what fills in forms sends key events without a key.
  /^(key)?k$/i.test(event.key > 'ɏ' ? event.code : event.key) &&
  event.ctrlKey !== event.metaKey &&
  !(event.altKey || event.shiftKey || event.isComposing)
