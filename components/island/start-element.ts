/**
 * Runs the script of an element, which may come before the page has been parsed to its end. Where it throws, the page
 * stays as it is, the element has `data-fault` as if its script had not loaded, and the console says why.
 */
export function startElement<Root extends HTMLElement>(root: Root, start: (root: Root) => void): void {
  const run = () => {
    try {
      start(root)
    } catch (error) {
      console.error(`<${root.localName}> does not work.`, error)
      root.dataset['fault'] = ''
    }
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
  else run()
}
