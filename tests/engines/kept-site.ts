import { getPage } from '../../content/model/pages/page-registry'
import { until } from '../lib/until'
import type { Reader } from './reader'

const offer = 'footer keep-site'

/** How a reader keeps the site for reading offline. */
export function keeperOf(reader: () => Reader) {
  /** WebKit's driver scrolls to nothing by itself. */
  const touchOffer = async () => {
    await reader().evaluate((offer) => {
      const summary = document.querySelector(`${offer} summary`)
      summary?.scrollIntoView({ behavior: 'instant', block: 'center' })
    }, offer)
    await reader().click(`${offer} summary`)
  }

  const said = () =>
    reader().evaluate(
      (offer) =>
        `${document.querySelector(offer)?.shadowRoot?.querySelector('section [role=status]')?.textContent}`,
      offer,
    )

  /** What stands at the lower edge of the window. */
  const noted = () =>
    reader().evaluate(
      () => document.querySelector('keep-site')?.shadowRoot?.querySelector('aside')?.textContent ?? '',
    )

  /** Waits for the button: a panel shows its buttons once the browser has told of its opening. */
  const press = (name: string) =>
    until(`the button "${name}"`, () =>
      reader().evaluate((name) => {
        const roots = [...document.querySelectorAll('keep-site')].map(({ shadowRoot }) => shadowRoot)
        const buttons = roots.flatMap((root) => [...(root?.querySelectorAll('button') ?? [])])
        const button = buttons.find((node) => node.textContent === name && node.checkVisibility())
        button?.click()
        return button !== undefined
      }, name),
    )

  /**
   * In the same tab: readers of these tests open each address in a profile of its own. With a query, or Chromium would
   * show what it has prerendered for a pointer that rests on a link, and its driver would lose the page.
   */
  const goTo = async (path: Parameters<typeof getPage>[0]) => {
    await reader().evaluate((address) => location.assign(address), `${path}?again`)
    await until(path, () =>
      reader().holds(
        (heading) =>
          document.readyState === 'complete' && document.querySelector('h1')?.textContent === heading,
        getPage(path).heading,
      ),
    )
  }

  /** @returns what it says in the end */
  const keep = async (): Promise<string> => {
    await touchOffer()
    await until('the offer', async () => /MB to load|keeps no site/.test(await said()))
    await press('Keep it')
    await until('it to be kept', async () => /^Kept|keeps no site/.test(await said()), 40_000)
    return said()
  }

  return { touchOffer, said, noted, press, goTo, keep }
}
