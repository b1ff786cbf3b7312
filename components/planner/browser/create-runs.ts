import { mostRuns } from '../../../content/model/planner/plan-fields'
import { button } from './element'

/**
 * The rows of runs: the page has the first, the others are its copies.
 * @param onRemoved is called after a reader has removed one
 */
export function createRuns(form: HTMLFormElement, onRemoved: () => void) {
  const more = form.querySelector('[data-more]')
  /** Never used twice, so that ids stay unique. */
  let last = 1
  const rows = () => [...form.querySelectorAll('[data-run]')]

  const tidy = () => {
    rows().forEach((row, index) => {
      const legend = row.querySelector('legend')
      if (legend) legend.textContent = `Run ${index + 1}`
    })
    adder.disabled = rows().length >= mostRuns
  }

  const add = () => {
    const row = rows()[0]?.cloneNode(true)
    if (!(row instanceof Element)) return undefined
    last += 1
    for (const node of row.querySelectorAll('*')) {
      for (const name of ['id', 'for', 'aria-describedby']) {
        const value = node.getAttribute(name)
        if (value) node.setAttribute(name, value.replaceAll('-1', `-${last}`))
      }
      node.removeAttribute('aria-invalid')
      if (node.matches('[data-error]')) node.textContent = ''
      // A copy would keep what was typed into the first.
      if (node instanceof HTMLInputElement) node.value = { length: '', gates: '0' }[node.name] ?? '4'
    }
    const remove = button('Remove this run', () => {
      row.remove()
      tidy()
      adder.focus()
      onRemoved()
    })
    row.append(remove)
    adder.before(row)
    tidy()
    return row
  }

  const adder = button('Add a run', () => add()?.querySelector('input')?.focus())
  more?.append(adder)

  return {
    setCount(count: number) {
      while (rows().length < count) add()
      for (const row of rows().slice(count)) row.remove()
      tidy()
    },
  }
}
