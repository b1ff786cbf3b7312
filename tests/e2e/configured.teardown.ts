import { test } from '@playwright/test'
import { removeConfigured } from './lib/configured'

test('the sites that were built for these tests are removed', async () => {
  await removeConfigured('isolated')
  await removeConfigured('inline')
})
