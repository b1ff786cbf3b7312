import { expect, test, type Page } from '@playwright/test'
import { content as contact } from '../../content/model/pages/contact'
import { axeFaults } from './lib/axe'
import { collectComplaints } from './lib/console'
import { headingOf, site } from './lib/routes'
import { sectionOf } from './lib/section'

// The contact form as it ships: in a frame of ours, sent by the reader's mail program. What an endpoint answers is in
// contact-posts.spec.ts.

const frameOf = (page: Page) => page.locator('iframe[title="Contact form"]')
const inFrame = (page: Page) => page.frameLocator('iframe[title="Contact form"]')
const script = 'body > script[src*="/contact-embed-"]'

async function openContact(page: Page): Promise<void> {
  await page.goto('/contact')
  await page.locator('#form').scrollIntoViewIfNeeded()
  await isReady(page)
}

/** Its script has loaded. */
const isReady = (page: Page) => expect(inFrame(page).locator('form')).toHaveAttribute('novalidate', '')

/** Collects the addresses that a form hands to the mail program, which is not opened. */
async function catchMails(page: Page): Promise<string[]> {
  const mails: string[] = []
  await page.exposeFunction('tellMail', (address: string) => mails.push(address))
  await page.addInitScript(() => {
    window.addEventListener('click', (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[href^="mailto:"]') : null
      const tell: unknown = Reflect.get(window, 'tellMail')
      if (!link || typeof tell !== 'function') return
      event.preventDefault()
      tell(link.href)
    })
  })
  return mails
}

test('it stands in a frame of 789 px; a placeholder is there until it has loaded', async ({ page }) => {
  let load: () => void = () => undefined
  const held = new Promise<void>((resolve) => (load = resolve))
  await page.route(/\/contact-form\?/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  await page.locator('#form').scrollIntoViewIfNeeded()

  const words = page.getByText('Loading the contact form...')
  await expect(frameOf(page)).toBeAttached()
  await expect(words).toBeVisible()
  expect((await frameOf(page).boundingBox())?.height).toBe(789)

  load()
  await isReady(page)
  await expect(words).toHaveCount(0)
  await expect(frameOf(page)).toHaveAttribute('src', `/contact-form?category=${site.contactForm.category}`)
  await expect(sectionOf(page, 'Contact form').getByRole('link', { name: /^Open on/ })).toHaveCount(0)
})

test('its script is put in on entry and taken out on leaving, also where the radio keeps the document', async ({
  page,
}) => {
  await page.goto('/radio')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await page.locator('header nav a[href="/contact"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/contact'))
  await page.locator('#form').scrollIntoViewIfNeeded()
  await isReady(page)
  await expect(page.locator(script)).toHaveCount(1)
  await expect(inFrame(page).getByLabel('Page it is about')).toHaveValue('/radio')

  await page.locator('header nav a[href="/books"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/books'))
  await expect(page.locator(script)).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('the page tells it where its reader came from, and whether it is light or dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/history')
  await page.locator('header nav a[href="/contact"]').click()
  await page.locator('#form').scrollIntoViewIfNeeded()
  await isReady(page)

  const form = inFrame(page).locator('contact-form')
  await expect(form.getByLabel('Page it is about')).toHaveValue('/history')
  await expect(form).toHaveAttribute('data-scheme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(form).toHaveAttribute('data-scheme', 'light')
})

test('the address chooses the topic; one that it does not know is the general one', async ({ page }) => {
  for (const [category, topic] of [
    ['corrections', 'corrections'],
    ['general', 'general'],
    ['no-such-topic', 'general'],
    ['<b>', 'general'],
  ]) {
    await page.goto(`/contact-form?category=${category}`)
    await expect(page.locator('form')).toHaveAttribute('novalidate', '')
    await expect(page.getByLabel('Topic')).toHaveValue(`${topic}`)
  }
})

test('Send opens the mail program with all that was filled in, and says so before', async ({ page }) => {
  const complaints = collectComplaints(page)
  const mails = await catchMails(page)
  await openContact(page)
  const form = inFrame(page)
  await expect(form.getByText('opens your mail program')).toBeVisible()
  await form.getByLabel('Topic').selectOption('corrections')
  await form.getByLabel('Your name').fill('Ann & Bob')
  await form.getByLabel('Page it is about').fill('/history')
  await form.getByLabel('Message').fill('“10 %” is wrong.\nSee below.')
  await form.getByRole('button', { name: 'Send' }).click()

  await expect(form.getByRole('heading', { name: /send it from your mail program/ })).toBeFocused()
  expect(mails).toHaveLength(1)
  const { protocol, pathname, searchParams } = new URL(`${mails[0]}`)
  expect(`${protocol}${pathname}`).toBe(`mailto:${site.contact.email}`)
  const topic = contact().topics.find(({ id }) => id === 'corrections')
  expect(searchParams.get('subject')).toBe(topic?.mail?.subject)
  expect(searchParams.get('body')).toBe(
    '“10 %” is wrong.\r\nSee below.\r\n\r\nPage: /history\r\nName: Ann & Bob',
  )

  // Whatever the mail program did, the words are still there.
  await form.getByRole('button', { name: 'Back to the form' }).click()
  await expect(form.getByLabel('Message')).toHaveValue('“10 %” is wrong.\nSee below.')
  expect(complaints).toEqual([])
})

test('a message that no link can hold is selected, to be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const mails = await catchMails(page)
  await openContact(page)
  const form = inFrame(page)
  const long = `${'A fence of many words. '.repeat(100)}The end.`
  await form.getByLabel('Message').fill(long)
  await form.getByRole('button', { name: 'Send' }).click()

  await expect(form.getByText('too long for a link')).toBeVisible()
  const text = form.getByLabel('Text to copy')
  await expect(text).toBeFocused()
  expect(
    await text.evaluate((node: HTMLTextAreaElement) =>
      node.value.slice(node.selectionStart, node.selectionEnd),
    ),
  ).toContain(long)
  expect(mails).toEqual([])
  await form.getByRole('button', { name: 'Copy' }).click()
  await expect(form.getByRole('status')).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long)
  // Its own link has the subject alone.
  expect(`${await form.getByRole('link', { name: 'Open mail program' }).getAttribute('href')}`).toMatch(
    /body=$/,
  )
})

test('what is missing is said beside its field, where the focus goes, until it is typed', async ({
  page,
}) => {
  await openContact(page)
  const form = inFrame(page)
  const email = form.getByLabel('Your email')
  await email.fill('ann')
  await form.getByRole('button', { name: 'Send' }).click()

  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/like name@example\.com/)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(/Write your message/)
  await email.pressSequentially('@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByLabel('Message')).toBeFocused()
})

for (const width of [320, 360, 768, 1280]) {
  test(`at ${width} px all of it is in its frame, each target is as tall as a finger, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openContact(page)
    const form = inFrame(page)
    const { scroll, room } = await form.locator('html').evaluate((node) => ({
      scroll: [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight],
      room: node.clientHeight,
    }))
    expect(room).toBe(789)
    expect(scroll).toEqual([0, 0])
    for (const target of await form
      .locator('input, select, textarea, button, a')
      .locator('visible=true')
      .all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)

    const inside = (await frameOf(page).boundingBox())?.width ?? width
    await page.setViewportSize({ width: Math.round(inside), height: 789 })
    await page.goto('/contact-form?category=general')
    await expect(page.locator('form')).toHaveAttribute('novalidate', '')
    await page.getByRole('button', { name: 'Send' }).click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await axeFaults(page)).toEqual([])
    }
  })
}

test('Send in the frame leaves the frame and its words, and the browser refuses nothing', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await openContact(page)
  await inFrame(page).getByLabel('Message').fill('The gate page is good.')
  await inFrame(page).getByRole('button', { name: 'Send' }).click()
  await expect(inFrame(page).getByRole('heading', { name: 'Almost there' })).toBeVisible()
  await expect(inFrame(page).getByRole('textbox', { name: 'Text to copy' })).toHaveValue(
    /The gate page is good/,
  )
  await inFrame(page).getByRole('link', { name: 'Open mail program' }).click()
  // Chromium takes a frame away that it refuses, after a moment.
  await page.waitForTimeout(1000)
  await expect(inFrame(page).getByRole('heading', { name: 'Almost there' })).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a form that a browser sends by mail itself, with a link beside it', async ({ page }) => {
    await page.goto('/contact')
    await expect(inFrame(page).locator('form')).toHaveAttribute('action', `mailto:${site.contact.email}`)
    await expect(inFrame(page).locator('form')).toHaveAttribute('enctype', 'text/plain')
    await expect(inFrame(page).getByRole('link', { name: site.contact.email })).toHaveAttribute(
      'href',
      `mailto:${site.contact.email}`,
    )
    await expect(inFrame(page).getByLabel('Topic')).toHaveValue('general')

    const complaints = collectComplaints(page)
    await inFrame(page).getByLabel('Message').fill('The gate page is good.')
    await inFrame(page).getByRole('button', { name: 'Send' }).click()
    await page.waitForTimeout(1000)
    await expect(inFrame(page).getByLabel('Message')).toHaveValue('The gate page is good.')
    expect(complaints).toEqual([])
  })
})
