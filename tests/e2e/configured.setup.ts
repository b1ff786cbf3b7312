import { test } from '@playwright/test'
import { buildConfigured, removeConfigured } from './lib/configured'

test('a site with embeds, and with ads in frames and in the page, is built', async () => {
  // A build takes as long as it takes; the limit is for one that hangs.
  test.setTimeout(1_200_000)
  await removeConfigured()
  await buildConfigured()
})
