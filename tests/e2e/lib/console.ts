import { expect, type Page, type Request } from '@playwright/test'

/** An operator's board, form or network, which need not be reachable while the tests run. */
const isElsewhere = (address: string) => /^https:/.test(address)

/** Collects what a page complains about: errors on the console, uncaught errors, requests that fail. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // Its location is the address that could not be loaded.
    const isAboutLoading = message.text().startsWith('Failed to load resource')
    const { url } = message.location()
    if (isAboutLoading && isElsewhere(url)) return
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(isAboutLoading ? `${message.text()} ${url}` : message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // What the next page cuts off is aborted.
    if (!isElsewhere(request.url()) && reason !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isElsewhere(response.url()))
      complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}

/**
 * Follows the requests of a page that is about to be opened: `idle` waits until none is on its way. What a reload or
 * the next page cuts off counts as failed.
 */
export function trackRequests(page: Page): { idle: () => Promise<void> } {
  const onTheWay = new Set<Request>()
  page.on('request', (request) => onTheWay.add(request))
  page.on('requestfinished', (request) => onTheWay.delete(request))
  page.on('requestfailed', (request) => onTheWay.delete(request))
  return { idle: () => expect.poll(() => onTheWay.size).toBe(0) }
}
