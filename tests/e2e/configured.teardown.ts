import { test } from '@playwright/test'
import { removeConfigured } from './lib/configured'

test('the site that was built for these tests is removed', removeConfigured)
