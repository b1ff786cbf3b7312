import { expect, test } from '@playwright/test'
import { states } from '../looks/states'
import { axeFaults } from './lib/axe'

// Every state that npm run looks knows, on this project's own build: dialogs open, fields filled, the radio on.
// Each page as it is sent is in every-page.spec.ts.

const opened = states.filter(({ name, site, paper }) => !site && !paper && name !== 'page')

/** Some states are not in every window. */
const windows = (widths: readonly number[] = [360, 1280]) => [
  ...(widths.includes(360) ? [] : ['@desktop']),
  ...(widths.includes(1280) ? [] : ['@phone']),
]

for (const { name, pages, widths, prepare, reach } of opened) {
  for (const path of pages) {
    test(
      `${name}, ${path}: no accessibility fault`,
      { tag: windows(widths) },
      async ({ page }, { project }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await prepare?.(page)
        await page.goto(path)
        await reach?.(page)
        // What is under a modal dialog cannot be reached.
        const within = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'body'
        expect(await axeFaults(page, { within })).toEqual([])

        // The color scheme changes nothing else that axe checks, and is the same in every window.
        if (widths?.includes(1280) !== false && !project.name.startsWith('desktop')) return
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect(await axeFaults(page, { within, onlyContrast: true })).toEqual([])
      },
    )
  }
}
