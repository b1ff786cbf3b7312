import { test } from '@playwright/test'
import { buildConfigured, removeConfigured } from './lib/configured'

// A build takes as long as it takes; the limit is for one that hangs.
test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })

for (const mode of ['isolated', 'inline'] as const) {
  test(`a site with embeds, and with ads ${mode}, is built`, async () => {
    await removeConfigured(mode)
    await buildConfigured(mode)
  })
}
