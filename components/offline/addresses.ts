/** The service worker. Its address must not change: browsers that keep the site ask there for the next version. */
export const workerAddress = '/offline-worker.js'

/** What keeping the site takes, as OfflineSummary. */
export const summaryAddress = '/offline.json'

/** What the worker answers where a page is neither kept nor to be had. */
export const fallbackPath = '/offline'
