/**
 * Prints what the style sheets leave of the page while its root says `data-print`.
 * @param then is called when it has been printed, or the reader has thought better of it
 * @throws where the browser cannot print, as those in other apps: the page stays ready for it until an `afterprint`
 */
export function printAlone(name: string, then: () => void): void {
  const { dataset } = document.documentElement
  dataset['print'] = name
  addEventListener(
    'afterprint',
    () => {
      delete dataset['print']
      then()
    },
    { once: true },
  )
  print()
}
