import { expect, test, type Page } from '@playwright/test'
import { collectShifts } from './lib/shifts'

test.skip(process.platform !== 'linux', 'Only Linux chooses fonts by a file.')

/** The fonts that the letters of an element are drawn in. */
async function drawnIn(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

test('the fonts of these tests have letters as wide as those of readers', async ({ page }) => {
  const expected = {
    georgia: 'Gelasio',
    'system-ui': 'Roboto',
    "'Segoe UI'": 'Roboto',
    'sans-serif': 'Roboto',
    cambria: 'Noto Serif',
    serif: 'Noto Serif',
  }
  for (const [asked, drawn] of Object.entries(expected)) {
    await page.setContent(`<p><span style="font: 1000px ${asked}">m</span></p>`)
    expect(await drawnIn(page, 'span'), asked).toEqual([drawn])
  }
})

for (const path of ['/', '/types-of-fences/picket', '/glossary', '/no-such-page']) {
  test(`a first visit to ${path} sees its heading in our font, and no line moves as it comes`, async ({
    page,
  }) => {
    const shifts = await collectShifts(page)
    let letGo = () => {}
    const isSeen = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/*.woff2', async (route) => {
      await isSeen
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // As wide as Georgia Bold, which it stands for on this machine.
    await expect.poll(() => drawnIn(page, 'h1')).toEqual(['Gelasio'])
    // The browser no longer waits for a font that might be there at once.
    await page.waitForTimeout(200)
    letGo()

    await expect.poll(() => drawnIn(page, 'h1')).toEqual([expect.stringContaining('Fraunces')])
    // Letters of other widths may move by a pixel or two.
    expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  })
}
