import { expect, test, type Page } from '@playwright/test'
import { content as books } from '../../content/model/pages/books'
import { content as history } from '../../content/model/pages/history'
import { content as home } from '../../content/model/pages/home'
import { content as installation } from '../../content/model/pages/installation-maintenance'
import { content as typesOfFences } from '../../content/model/pages/types-of-fences'
import { homeEras, isShipped, site } from './lib/routes'
import { sectionOf } from './lib/section'

// What ../specification.yaml has no other test for, read from the pages as a visitor sees them.

test.skip(!isShipped, 'What an operator has changed is the operator’s.')
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const main = (page: Page) => page.locator('main')

test('on a tall window the footer stands at its foot', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 })
  await page.goto('/no-such-page')

  expect(await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom)).toBe(3000)
})

test('a link enters the next page at its top', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  // The header is there wherever one is.
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click()

  await expect(page).toHaveURL('/history')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the footer has blurb, links, three partners, four networks and the year', async ({ page }) => {
  await page.goto('/history')
  const footer = page.locator('footer')

  await expect(footer).toContainText(site.blurb)
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.name}`)
  for (const path of ['/types-of-fences', '/installation-maintenance', '/history', '/privacy', '/terms'])
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
  expect([site.partners.length, site.social.length]).toEqual([3, 4])
  for (const { href, name } of [...site.partners, ...site.social])
    await expect(footer.locator(`a[href="${href}"]`)).toHaveText(name)
})

test('home leads to both names of the legal pages', async ({ page }) => {
  await page.goto('/')
  for (const [alias, heading] of [
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-use', 'Terms of Service'],
  ] as const) {
    await page.locator(`footer a[href="${alias}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.goBack()
  }
})

test('home has its two calls to action and its previews', async ({ page }) => {
  await page.goto('/')
  const link = (name: string) => main(page).getByRole('link', { name, exact: true })

  await expect(link('Explore Fence Types')).toHaveAttribute('href', '/types-of-fences')
  await expect(link('Installation Guide')).toHaveAttribute('href', '/installation-maintenance')
  const types = sectionOf(page, home().types.heading)
  await expect(types.getByRole('article')).toHaveCount(2)
  await expect(types.getByRole('link', { name: 'View All Fence Types' })).toHaveAttribute(
    'href',
    '/types-of-fences',
  )
  const guide = sectionOf(page, home().installation.heading)
  for (const { title } of installation().steps) await expect(guide).toContainText(title)
  await expect(guide.locator('ul li')).toHaveCount(installation().maintenanceTips.length)
  for (const { era } of homeEras) await expect(sectionOf(page, home().history.heading)).toContainText(era)
  expect(homeEras).toHaveLength(3)
  expect(home().news.heading).toBe('Latest Fence News')
})

test('until a fence type’s picture is loaded, its place is shown', async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.abort())
  await page.goto('/')
  const picture = sectionOf(page, home().types.heading).locator('img').first()

  await expect(picture).toHaveCSS('background-image', /gradient/)
  expect((await picture.boundingBox())?.height).toBeGreaterThan(100)
})

test('the donation popup fades out within half a second', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(7500)
  await expect(page.locator('[data-island="7000"][data-hydrated]')).toBeAttached()
  await page.clock.runFor(10_500)
  const popup = page.getByRole('region', { name: site.donate.heading })
  await expect(popup).toHaveCSS('transition-property', 'opacity')
  await expect(popup).toHaveCSS('transition-duration', '0.5s')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
  await popup.getByRole('button', { name: 'Close' }).click()

  await expect(popup).toHaveCSS('opacity', '0')
  await page.clock.runFor(600)
  await expect(popup).not.toBeAttached()
})

test('each fence type has all its parts', async ({ page }) => {
  await page.goto('/types-of-fences')
  for (const { id, title, subtitle, benefits, wikipediaLink } of typesOfFences().fenceTypes) {
    const section = page.locator('section', { has: page.locator(`h2#${id}`) })
    await expect(section.locator(`h2#${id}`)).toHaveText(title)
    await expect(section).toContainText(subtitle)
    await expect(section.locator('img').first()).toHaveAttribute('alt', /\w{3}/)
    await expect(section).toContainText('Key benefits')
    expect(benefits.length).toBeGreaterThanOrEqual(3)
    await expect(section.locator(`a[href="${wikipediaLink}"]`)).toBeVisible()
  }
})

test('the guide shows all tools, steps, tips and problems', async ({ page }) => {
  await page.goto('/installation-maintenance')
  const { tools, materials, tips, steps, maintenanceTips, troubleshooting } = installation()
  /** What follows a heading, up to the next of its rank. */
  const below = (id: string) => main(page).locator(`h3#${id} ~ :is(tick-list, ol)`).first()

  await expect(below('tools').getByRole('checkbox')).toHaveCount(tools.length)
  for (const name of ['Essential', 'Optional']) await expect(below('tools')).toContainText(name)
  await expect(below('materials').getByRole('checkbox')).toHaveCount(materials.length)
  await expect(below('tips').locator('> li')).toHaveCount(tips.length)
  await expect(below('maintenance').locator('> li')).toHaveCount(maintenanceTips.length)
  for (const { title } of steps) await expect(main(page).locator('h3', { hasText: title })).toHaveCount(1)
  for (const { problem, solutions } of troubleshooting) {
    await expect(main(page)).toContainText(problem)
    expect(solutions.length).toBeGreaterThan(0)
  }
})

test('the tabs of the history hold themes, arts, links, books and partners', async ({ page }) => {
  await page.goto('/history')
  await page.getByRole('radio', { name: 'Cultural Significance' }).check()
  for (const { title } of history().themes)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  for (const art of ['Fences in literature', 'Fences in film', 'Fences in art'])
    await expect(page.getByRole('heading', { name: art })).toBeVisible()

  await page.getByRole('radio', { name: 'Resources' }).check()
  for (const { title } of history().books)
    await expect(main(page).getByText(title, { exact: false }).first()).toBeVisible()
  for (const { href } of site.partners) await expect(main(page).locator(`a[href="${href}"]`)).toBeVisible()
})

test('the contact page has mail, telephone, address and partners', async ({ page }) => {
  await page.goto('/contact')
  const { email, phone, address } = site.contact

  await expect(main(page).locator(`a[href^="mailto:${email}"]`).first()).toBeVisible()
  await expect(main(page).locator('a[href^="tel:"]')).toHaveText(phone)
  for (const line of address) await expect(main(page)).toContainText(line)
  for (const { href } of site.partners) await expect(main(page).locator(`a[href="${href}"]`)).toBeVisible()
})

test('the radio has its controls, and the slider tells when it is muted', async ({ page }) => {
  await page.goto('/radio')
  await expect(page.locator('[data-hydrated]').first()).toBeAttached()
  const slider = page.getByRole('slider', { name: 'Volume' }).first()

  for (const [name, value] of [
    ['min', '0'],
    ['max', '1'],
    ['step', '0.01'],
  ] as const)
    await expect(slider).toHaveAttribute(name, value)
  await expect(slider).toHaveValue('0.9')
  await expect(page.getByRole('button', { name: 'Play' }).first()).toBeVisible()
  await expect(main(page)).toContainText('Now Playing')
  await expect(main(page)).toContainText(/click play/i)

  const mute = page.getByRole('button', { name: 'Mute' }).first()
  const icon = () => mute.innerHTML()
  const sounding = await icon()
  await mute.click()
  await expect(slider).toHaveValue('0')
  const muted = await icon()
  expect(muted).not.toBe(sounding)
  await mute.click()
  await expect(slider).toHaveValue('0.9')
  await slider.fill('0')
  await expect.poll(icon).toBe(muted)
})

test('the books page has its links, its banner and thirty cards', async ({ page }) => {
  await page.goto('/books')
  const { sponsor, retailer } = site

  await expect(main(page).getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  const banner = page.getByRole('complementary', { name: sponsor.name })
  await expect(banner.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', sponsor.applyHref)
  await expect(banner.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
    'href',
    sponsor.learnMoreHref,
  )
  await expect(main(page).getByRole('link', { name: /^View all books on/ })).toHaveAttribute(
    'href',
    retailer.allUrl,
  )
  const cards = main(page).locator('li a[target="_blank"]', { has: page.locator('h3') })
  await expect(cards).toHaveCount(30)
  expect(books().books).toHaveLength(30)
  for (const card of await cards.all()) {
    await expect(card).toHaveAttribute('rel', /noopener noreferrer/)
    await expect(card).toContainText('View on Amazon →')
  }
  const covers = await cards.locator('img').evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect()
      return { ratio: (width / height).toFixed(2), loading: image.getAttribute('loading') }
    }),
  )
  expect(new Set(covers.map(({ ratio }) => ratio))).toEqual(new Set(['0.75']))
  expect(covers.filter(({ loading }) => loading === 'lazy').length).toBeGreaterThanOrEqual(20)
})
