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
    await page.evaluate(rememberColors)
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

type Color = { r: number; g: number; b: number; alpha: number; parseString: (text: string) => Color }

/** For each text axe parses the colors of all that is behind it anew: a third of its time. */
function rememberColors() {
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
