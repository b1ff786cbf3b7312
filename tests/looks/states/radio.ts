import type { Page, Route } from '@playwright/test'
import { followMenu } from '../../e2e/lib/menu'
import type { State } from '../state'

const player = (page: Page) => page.getByRole('region', { name: 'Listen', exact: true })

const answerStream = (answer: (route: Route) => Promise<unknown>) => (page: Page) =>
  page.route('**/api/stream?*', (route) => answer(route))

const shows = (words: string) => async (page: Page) => {
  await player(page).getByText(words).first().waitFor()
  await player(page).evaluate((node) => node.scrollIntoView({ block: 'center' }))
}

const play = (words: string) => async (page: Page) => {
  await player(page).locator('[data-hydrated]').waitFor()
  await player(page).getByRole('button', { name: 'Play' }).click()
  await shows(words)(page)
}

export const radio: readonly State[] = [
  { name: 'radio, stopped', pages: ['/radio'], reach: shows('Stopped') },
  {
    name: 'radio, connecting',
    pages: ['/radio'],
    prepare: answerStream(() => new Promise(() => undefined)),
    reach: play('Connecting'),
  },
  { name: 'radio, playing', pages: ['/radio'], reach: play('On air, live.') },
  {
    name: 'radio, without a stream',
    pages: ['/radio'],
    prepare: answerStream((route) => route.fulfill({ status: 404 })),
    reach: play('Stream temporarily unavailable.'),
  },
  {
    name: 'radio, recording',
    pages: ['/radio'],
    prepare: answerStream((route) => route.fulfill({ status: 404 })),
    reach: async (page) => {
      await play('Stream temporarily unavailable.')(page)
      await player(page).getByRole('button', { name: 'Play our recording' }).click()
      await shows('Playing a recording')(page)
    },
  },
  {
    name: 'radio bar',
    pages: ['/radio'],
    reach: async (page) => {
      await play('On air, live.')(page)
      await followMenu(page, '/history')
      await page.locator('[data-radio-bar]').waitFor()
    },
  },
]
