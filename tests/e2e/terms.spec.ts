import { expect, test, type Page } from '@playwright/test'
import { collectComplaints } from './lib/console'
import { hydrate } from './lib/hydrate'
import { collectShifts } from './lib/shifts'

const guide = '/installation-maintenance'

/** The first term of the page's sections: those of the lead depend on its words. */
const buttons = (page: Page) => page.locator('article button[popovertarget^="term-"]')
const open = (page: Page) => page.locator('[popover]:popover-open')

async function definitionOf(page: Page, button = buttons(page).first()) {
  return page.locator(`#${await button.getAttribute('popovertarget')}`)
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'with scripts off', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a term opens its definition at a click, and Escape closes it', async ({ page }) => {
      await page.goto(guide)
      const button = buttons(page).first()
      const definition = await definitionOf(page)
      await expect(definition).toBeHidden()

      await button.click()
      await expect(definition).toBeVisible()
      await expect(definition.locator('dfn')).not.toBeEmpty()
      await page.keyboard.press('Escape')
      await expect(definition).toBeHidden()
    })

    test('the keyboard opens it, goes on to its link, and follows that to the glossary', async ({ page }) => {
      await page.goto(guide)
      const button = buttons(page).first()
      const definition = await definitionOf(page)
      const id = (await button.getAttribute('popovertarget'))?.replace('term-', '')

      await button.focus()
      await page.keyboard.press('Enter')
      await expect(definition).toBeVisible()
      const link = definition.getByRole('link', { name: 'In the glossary' })
      await page.keyboard.press('Tab')
      while (!(await link.evaluate((node) => node === document.activeElement))) {
        expect(await definition.evaluate((node) => node.contains(document.activeElement))).toBe(true)
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/glossary#${id}$`))
      await expect(page.locator(`#${id}`)).toBeInViewport()
      await expect(open(page)).toHaveCount(0)
    })
  })
}

test('every definition fits the window, next to its word, and moves nothing @both', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shifts = await collectShifts(page)
  await page.goto(guide)
  for (const button of await buttons(page).all()) {
    await button.evaluate((node) => node.scrollIntoView({ block: 'center' }))
    await button.click()
    const definition = await definitionOf(page, button)
    await expect(definition).toBeVisible()
    const [word, box] = [await button.boundingBox(), await definition.boundingBox()]
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    if (!word || !box) throw new Error('A term or its definition has no box')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    const gap = Math.max(box.y - (word.y + word.height), word.y - (box.y + box.height))
    expect(gap).toBeLessThan(24)
    await page.keyboard.press('Escape')
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const moved = await shifts()
  expect(Array.isArray(moved) && moved.length).toBe(0)
})

test('with text twice as large, a definition stays within a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(guide)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const button = buttons(page).first()
  await button.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  await button.click()

  const box = await (await definitionOf(page)).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('no line begins with the punctuation behind a term', async ({ page }) => {
  await page.goto(guide)
  for (const width of [320, 335, 350, 360, 375, 390, 412, 900, 1000, 1100]) {
    await page.setViewportSize({ width, height: 740 })
    const torn = await buttons(page).evaluateAll((nodes) =>
      nodes
        .map((node) => node.closest('label'))
        .filter((node) => {
          const after = node?.nextSibling
          if (!(after instanceof Text)) return false
          const range = document.createRange()
          range.setStart(after, 0)
          range.setEnd(after, 1)
          return range.getBoundingClientRect().top >= (node?.getBoundingClientRect().bottom ?? 0)
        })
        .map((node) => node?.textContent),
    )
    expect(torn, `at ${width} px`).toEqual([])
  }
})

test('on paper a term is plain text, and an open definition is not there', async ({ page }) => {
  await page.goto(guide)
  const button = buttons(page).first()
  await button.click()
  await page.emulateMedia({ media: 'print' })

  await expect(await definitionOf(page)).toBeHidden()
  await expect(button).toBeHidden()
  const word = button.locator('xpath=ancestor::label')
  await expect(word).toBeVisible()
  await expect(word).toHaveCSS('text-decoration-line', 'none')
})

test('React hydrates around an open definition, and leaves with it to another page', async ({ page }) => {
  const complaints = collectComplaints(page)
  await page.goto(guide)
  await buttons(page).first().click()
  const definition = await definitionOf(page)
  await expect(definition).toBeVisible()

  // Nothing but a script may touch the page: a finger would close the definition.
  await hydrate(page)
  await expect(definition).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'mark', 'the same document'))
  await definition.getByRole('link', { name: 'In the glossary' }).click()
  await expect(page).toHaveURL(/\/glossary#/)
  await expect(open(page)).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe('the same document')

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${guide}$`))
  await buttons(page).first().click()
  await expect(open(page)).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('drawings of the glossary stand beside their terms on large screens @desktop', async ({ page }) => {
  await page.goto('/glossary')
  const places = await page.locator('dl > div:has(figure)').evaluateAll((terms) =>
    terms.map((term) => {
      const text = term.querySelector('dd p')?.getBoundingClientRect()
      const figure = term.querySelector('figure')?.getBoundingClientRect()
      const isBeside = text && figure && figure.left > text.right && figure.top < text.bottom
      return { id: term.querySelector('dt')?.id, isBeside, empty: term.clientHeight - (figure?.height ?? 0) }
    }),
  )

  expect(places.length).toBeGreaterThan(0)
  for (const { id, isBeside, empty } of places) {
    expect(isBeside, id).toBe(true)
    expect(empty, id).toBeLessThan(120)
  }
})

test('the glossary has no definition buttons, its letters lead to their terms', async ({ page }) => {
  await page.goto('/glossary')

  await expect(page.locator('[popovertarget]')).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Letters' })
    .getByRole('link', { name: 'T', exact: true })
    .click()
  await expect(page).toHaveURL(/\/glossary#letter-t$/)
  await expect(page.getByRole('heading', { level: 2, name: 'T', exact: true })).toBeInViewport()
})

test('the search knows what a batter board is', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByPlaceholder('Search for fences...').fill('what is a batter board')

  await expect(page.locator('dialog [data-result]').first()).toHaveAttribute('href', '/glossary#batter-board')
})
