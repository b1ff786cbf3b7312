/** Of the shadow root. They are a part of the script, so that pages which nobody keeps do not pay for them. */
export const styles = `
:host { display: block }
[hidden] { display: none !important }
section { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-3); max-width: 32rem; margin-top: var(--space-2) }
p { flex-basis: 100%; margin: 0 }
progress { flex: 1 1 8rem; accent-color: currentcolor }
button { min-height: 44px; padding: 0 var(--space-4); border: 1px solid; border-radius: var(--radius); background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 3px solid; outline-offset: 2px }
aside { position: fixed; inset: auto var(--gutter) max(var(--gutter), env(safe-area-inset-bottom)) auto; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-3); max-width: min(26rem, 100% - 2 * var(--gutter)); padding: var(--space-3) var(--space-4); border: 1px solid var(--line); border-radius: var(--radius); background: var(--paper); color: var(--ink); font: 400 var(--text-sm) / 1.4 var(--font-sans) }
aside button { border-color: var(--accent); color: var(--accent) }
@media print { section, aside { display: none } }
`
