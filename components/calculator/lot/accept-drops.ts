/** A file that is dropped onto the tool is taken as one that was chosen. */
export function acceptDrops(root: HTMLElement, take: (file: File) => void): void {
  const details = root.querySelector('details')
  const isOver = (is: boolean) => details?.toggleAttribute('data-over', is)
  root.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    isOver(true)
  })
  root.addEventListener('dragleave', () => isOver(false))
  root.addEventListener('drop', (event) => {
    isOver(false)
    if (!event.dataTransfer?.types.includes('Files')) return
    // Else the browser would open it in the place of the page.
    event.preventDefault()
    const [dropped] = event.dataTransfer.files
    if (dropped) take(dropped)
  })
}
