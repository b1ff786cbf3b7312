/** Has the browser keep a file. */
export function download(name: string, content: Blob | string, type: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Safari reads it only now.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
