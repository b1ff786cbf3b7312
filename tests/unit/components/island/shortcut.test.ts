/** @jest-environment jsdom */
import { isSearchShortcut } from '@/components/island/shortcut'

test.each([
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }, true],
  ['Command+K with Caps Lock', { key: 'K', code: 'KeyK', metaKey: true }, true],
  ['the K of a Dvorak keyboard', { key: 'k', code: 'KeyV', ctrlKey: true }, true],
  ['the T at its place', { key: 't', code: 'KeyK', ctrlKey: true }, false],
  ['the key of a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
  ['that of a Greek one', { key: 'κ', code: 'KeyK', metaKey: true }, true],
  ['another Russian letter', { key: 'к', code: 'KeyR', ctrlKey: true }, false],
  ['with Shift', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, false],
  ['while a word is composed', { key: 'k', code: 'KeyK', ctrlKey: true, isComposing: true }, false],
])('%s', (_, init, isShortcut) => {
  expect(isSearchShortcut(new KeyboardEvent('keydown', init))).toBe(isShortcut)
})
