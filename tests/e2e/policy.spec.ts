import { expect, test, type Page } from '@playwright/test'
import { followMenu } from './lib/menu'
import { headerPages } from './lib/routes'
import { playRecordedIndex } from './lib/search-index'
import { hydrate } from './lib/hydrate'

/** Collects what the page's policy blocks, on every document of the page. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(window, 'tellViolation')
      if (typeof tell === 'function')
        tell(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return violations
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playRecordedIndex(page)
})

// What a page breaks of its policy as it loads is on its console: every-page.spec.ts. These have islands of their own.
for (const path of ['/', '/books', '/contact', '/fence-calculator', '/fence-laws', '/radio']) {
  test(`${path} stays within its policy, hydrated and with the search in use`, async ({ page }) => {
    const violations = await collectViolations(page)
    await page.goto(path)
    await hydrate(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('leaning')
    await expect(page.locator('[data-result]').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/installation-maintenance#leaning-fence')

    expect(violations).toEqual([])
  })
}

test('a visit from page to page without reloading, with the radio on, stays within the policy', async ({
  page,
}) => {
  const violations = await collectViolations(page)
  await page.goto('/radio')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  for (const { path } of headerPages.filter((entry) => entry.path !== '/radio')) {
    await followMenu(page, path)
    await expect(page).toHaveURL(path)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  }
  await page.getByRole('region', { name: 'Radio' }).getByRole('button', { name: 'Mute' }).click()

  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  expect(violations).toEqual([])
})

test('the policy holds: scripts, styles and markup from strings are blocked', async ({ page }) => {
  const violations = await collectViolations(page)
  await page.goto('/contact')
  await hydrate(page)
  const ran = await page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      'inline script': () => {
        const script = document.createElement('script')
        script.textContent = 'window.ran = true'
        document.body.append(script)
      },
      'script from elsewhere': () => {
        const script = document.createElement('script')
        script.src = 'https://evil.example/a.js'
      },
      'script of ours, but no chunk': () => {
        const script = document.createElement('script')
        script.src = '/api/stream'
      },
      markup: () => {
        document.body.innerHTML = '<img src=x onerror="window.ran = true">'
      },
    }
    const passed = Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return [name]
      } catch {
        return []
      }
    })
    return { passed, ran: Reflect.get(window, 'ran') }
  })

  expect(ran).toEqual({ passed: [], ran: undefined })
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4)
})
