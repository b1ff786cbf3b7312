/** Of the shadow root. They are a part of the script, so that pages which nobody keeps do not pay for them. */
export const styles = `
:host { display: block }
[hidden] { display: none !important }
section { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-3); max-width: 32rem; margin-top: var(--space-2) }
p, ul, fieldset, legend { flex-basis: 100%; box-sizing: border-box; min-width: 0; margin: 0; padding: 0; border: 0; list-style: none }
li, label { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-2); min-height: 44px }
label { cursor: pointer }
input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: currentcolor }
li button { margin-inline-start: auto; border: 0; padding: 0 var(--space-2); text-decoration: underline }
a { color: inherit; line-height: 44px }
progress { flex: 1 1 8rem; accent-color: currentcolor }
button { min-height: 44px; padding: 0 var(--space-4); border: 1px solid; border-radius: var(--radius); background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
input:focus-visible, a:focus-visible, button:focus-visible { outline: 3px solid; outline-offset: 2px }
aside { position: fixed; inset: auto var(--gutter) calc(var(--below, env(safe-area-inset-bottom, 0px)) + var(--space-3)); z-index: 16; display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-3); box-sizing: border-box; max-height: calc(100vh - var(--header-height) - var(--below, 0px) - 2 * var(--space-3)); padding: var(--space-3) var(--space-4) var(--space-4); overflow-y: auto; border: 1px solid var(--line); border-radius: var(--radius); background: var(--paper-raised); box-shadow: 0 2px 12px var(--shadow); color: var(--ink); font: 400 var(--text-sm) / 1.5 var(--font-sans); animation: let-through 0.4s }
@keyframes let-through { from, to { pointer-events: none } }
@media (width >= 48em) { aside { inset-inline: auto var(--space-5); width: 23rem } }
aside button { border-color: var(--accent); color: var(--accent) }
@media print { section, aside { display: none } }
`
