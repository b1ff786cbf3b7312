// Stands after the style sheet that a page shares with others (components/kit/shared-styles.tsx). Firefox would paint what
// follows without it; a script waits for the sheet, and the parser for the script. Where a deploy has removed the sheet,
// the page is loaded again, once: in another build's.

const link = document.querySelector<HTMLLinkElement>('body link')
const [visit] = performance.getEntriesByType('navigation')
if (!link?.sheet?.cssRules.length && visit?.toJSON().type !== 'reload') location.reload()
