/** Goes to a page of this site, as a link does: components/radio/keep-document.ts may take it over. */
export function followLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
}
