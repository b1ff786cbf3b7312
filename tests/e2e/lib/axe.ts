import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

type Options = { within?: string; onlyContrast?: boolean }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds, levels A and AA of WCAG 2.2 and its own advice. Only once in a page is axe itself loaded. */
export async function axeFaults(
  page: Page,
  { within, onlyContrast = false }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(prepare, asked)
  }
  const options: RunOptions = {
    // Without the details of what is right, which nobody reads, it takes 40 % less time.
    resultTypes: ['violations'],
    // What other sites show in frames is theirs.
    iframes: false,
    ...(onlyContrast
      ? { runOnly: ['color-contrast'] }
      : // Of WCAG 2.2, axe leaves it to us to ask for this one.
        { rules: { 'target-size': { enabled: true } } }),
  }
  await page.evaluate(chooseTexts, asked)
  const violations = await page.evaluate(
    async ([within, options]) => {
      const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
      return (await axe.run(within, options)).violations
    },
    [within ?? 'html', options] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
}

/** Marks the texts whose contrast axe is asked for. */
const asked = 'data-ask-contrast'

type Color = { r: number; g: number; b: number; alpha: number; parseString: (text: string) => Color }

function prepare(asked: string) {
  const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
  axe.configure({ rules: [{ id: 'color-contrast', selector: `[${asked}]` }] })
  // For each text axe parses the colors of all that is behind it anew.
  const color: Color = Reflect.get(window, 'axe').commons.color.Color.prototype
  const { parseString } = color
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  color.parseString = function (text) {
    const parts = known.get(text)
    if (parts) return Object.assign(this, parts)
    parseString.call(this, text)
    const { r, g, b, alpha } = this
    known.set(text, { r, g, b, alpha })
    return this
  }
}

/** Contrast is two thirds of axe's time: of texts that look alike, on grounds that look alike, it is asked for one. */
function chooseTexts(asked: string) {
  const known = new Map<Element, string>()
  const lookOf = (element: Element): string => {
    const before = known.get(element)
    if (before !== undefined) return before
    const style = getComputedStyle(element)
    const around = element.parentElement ? lookOf(element.parentElement) : ''
    const own = [
      element.localName,
      element.getAttribute('class'),
      style.color,
      style.fontSize,
      style.fontWeight,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.position,
      style.textShadow,
    ].join()
    const look = `${around}/${own}`
    known.set(element, look)
    return look
  }
  const looks = new Set<string>()
  for (const element of document.querySelectorAll('body, body *')) {
    element.removeAttribute(asked)
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    // A field has its words in itself.
    if (!hasText && !element.matches('input, select, textarea')) continue
    if (!element.checkVisibility() || looks.has(lookOf(element))) continue
    looks.add(lookOf(element))
    element.setAttribute(asked, '')
  }
}
