import type { Page } from '@playwright/test'

/** Scripts, styles and flight data of the page itself, not of an ad network, that it has asked for, by path. */
export function collectRuntime(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    const isForAds = pathname.includes('/ad-loader-') || pathname.startsWith('/ad-frame')
    if (protocol === 'http:' && !isForAds && /\.(js|css|txt)$/.test(pathname)) asked.push(pathname)
  })
  return asked
}
