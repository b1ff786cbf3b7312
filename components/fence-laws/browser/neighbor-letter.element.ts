// The letter's button, and blanks that grow with what is typed where style sheets cannot make them grow
// (https://caniuse.com/wf-field-sizing). Fetched when somebody touches the letter.

import { defineElement } from '../../island/define-element'

function start(root: HTMLElement): void {
  root.querySelector('button')?.addEventListener('click', () => print())
  if (CSS.supports('field-sizing', 'content')) return
  const grow = (blank: HTMLTextAreaElement) => {
    blank.style.height = '0'
    blank.style.height = `${blank.scrollHeight}px`
  }
  // What was typed before this script arrived, too.
  root.querySelectorAll('textarea').forEach(grow)
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) grow(target)
  })
}

defineElement('neighbor-letter', start)
