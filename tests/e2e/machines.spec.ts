import { expect, test } from '@playwright/test'
import { paths, siteOrigin } from './lib/routes'

test('the sitemap lists the pages with the dates of the content, and no alias', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()

  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toHaveLength(paths.length)
  expect(addresses).toContain(`${siteOrigin}/history`)
  expect(sitemap).not.toContain('privacy-policy')
  expect(sitemap.match(/<lastmod>\d{4}-\d{2}-\d{2}T12:00:00Z<\/lastmod>/g)).toHaveLength(paths.length)
})

test('robots.txt points to it', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`)
})

test('a browser’s XML parser finds no fault in the sitemap and the feed', async ({ page, request }) => {
  for (const file of ['/sitemap.xml', '/feed.xml']) {
    const text = await (await request.get(file)).text()
    const root = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'application/xml').documentElement.nodeName,
      text,
    )
    expect(root).toBe(file === '/feed.xml' ? 'feed' : 'urlset')
  }
})

for (const [file, type] of [
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/fence-care.ics', 'text/calendar; charset=utf-8'],
  ['/llms.txt', 'text/plain'],
  ['/llms-full.txt', 'text/plain'],
  ['/history.md', 'text/markdown; charset=utf-8'],
  ['/ads.txt', 'text/plain'],
  ['/manifest.webmanifest', 'manifest+json'],
  ['/icon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'icon'],
  ['/placeholder.svg', 'image/svg+xml'],
] as const) {
  test(`${file} is there, with its type`, async ({ request }) => {
    const response = await request.get(file)

    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain(type)
  })
}

test('structured data on every guide parses and names the page', async ({ page }) => {
  for (const path of ['/types-of-fences', '/installation-maintenance', '/history']) {
    await page.goto(path)
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))

    expect(data.map((item) => item['@type'])).toEqual(['BreadcrumbList', 'Article'])
    expect(data[1].url).toBe(`${siteOrigin}${path}`)
  }
})

test('sharing a page shows its title, description and picture', async ({ page }) => {
  await page.goto('/history')

  for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:site_name']) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/)
  }
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
})
