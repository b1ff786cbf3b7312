/** Dropped onto the tool, or pasted while the focus is in it. */
export function acceptPictures(root: HTMLElement, open: (file: File | undefined) => void): void {
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
    const [dropped] = event.dataTransfer?.files ?? []
    if (!dropped) return
    event.preventDefault()
    open(dropped)
  })
  document.addEventListener('paste', ({ clipboardData }) => {
    const [pasted] = clipboardData?.files ?? []
    if (details?.open && pasted?.type.startsWith('image/')) open(pasted)
  })
}
