/** Longer than the calculator waits before it writes what was typed last into the address. */
const pause = 400

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** The query of the plan on the screen: an address without one shows the example, in the material that it may name. */
export async function planOnScreen(example: string): Promise<string> {
  await wait(pause)
  const query = new URLSearchParams(location.search)
  if (query.has('at')) return location.search.slice(1)
  const plan = new URLSearchParams(example)
  plan.set('fence', query.get('fence') ?? plan.get('fence') ?? '')
  return plan.toString()
}

const sorted = (query: string) => {
  const params = new URLSearchParams(query)
  params.sort()
  return params.toString()
}

/**
 * Opens a plan in the calculator of this page, which may not have been touched yet, and moves the focus to its drawing.
 * What was there before comes back with the browser’s Back.
 * @param before the query of the plan on the screen
 * @param picture the name of the one under it
 * @param arrange is called once the plan is drawn, before the page is scrolled to it
 * @throws where the calculator’s script cannot be had
 */
export async function openPlan(
  query: string,
  before: string,
  picture?: string,
  arrange?: (calculator: HTMLElement) => void,
): Promise<void> {
  const calculator = document.querySelector<HTMLElement>('fence-calculator')
  if (!calculator) return
  // The example, too, needs an address to come back to.
  if (location.search.slice(1) !== before)
    history.replaceState(history.state, '', `?${before}${location.hash}`)
  if (sorted(query) !== sorted(before)) history.pushState({ picture }, '', `?${query}`)
  else if (picture !== undefined) history.replaceState({ ...history.state, picture }, '')
  await import(`${calculator.dataset['script']}`)
  const plan = calculator.querySelector<SVGElement>('[data-drawing=plan]')
  if (!plan) return
  const drawn = nextChange(plan)
  dispatchEvent(new PopStateEvent('popstate'))
  await drawn
  arrange?.(calculator)
  plan.tabIndex = -1
  plan.focus({ preventScroll: true })
  plan.scrollIntoView()
}

/** At the latest after a second: the same plan changes nothing. */
function nextChange(element: Element): Promise<unknown> {
  const changed = new Promise((resolve) => {
    const options = { subtree: true, childList: true, attributes: true }
    new MutationObserver((_, observer) => {
      observer.disconnect()
      resolve(undefined)
    }).observe(element, options)
  })
  return Promise.race([changed, wait(1000)])
}
