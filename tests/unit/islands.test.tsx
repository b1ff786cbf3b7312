/** @jest-environment node */
import { readdirSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { DonationPopupIsland } from '@/components/donation-popup/donation-popup.island'
import { EmbedIsland } from '@/components/embed/embed.island'
import { islandAttributes } from '@/components/island/trigger'
import { RadioBarIsland } from '@/components/radio/radio-bar.island'
import { RadioPlayerIsland } from '@/components/radio/radio-player.island'
import { SearchDialogIsland } from '@/components/search/dialog/search-dialog.island'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }))

const radio = {
  station: 'Radio',
  programme: 'Music',
  isLive: false,
  soundUrl: '/recording.mp3',
  statusUrl: '',
}

/** An example of every island. A new one without an example fails the test below. */
const examples: Readonly<Record<string, ReactNode>> = {
  'donation-popup.island.tsx': (
    <DonationPopupIsland href="https://x.example" name="Support us" heading="Give" text="Please" />
  ),
  'embed.island.tsx': (
    <EmbedIsland
      src="https://x.example"
      page="https://x.example"
      title="News"
      provider="x"
      height={1600}
      loading="Loading RSS feed..."
      saysReady={false}
      fallback="Updates"
    />
  ),
  'radio-bar.island.tsx': <RadioBarIsland settings={radio} />,
  'radio-player.island.tsx': <RadioPlayerIsland tip={null} program={null} settings={radio} />,
  'search-dialog.island.tsx': (
    <SearchDialogIsland id="search" label="Search" host="x.example" popular="Pages" />
  ),
}

const islands = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.island.tsx'))
  .map((file) => file.split('/').at(-1) ?? '')

test.each(islands)('%s can be drawn on the server, where there is no window', (name) => {
  expect(Object.keys(examples)).toContain(name)
  expect(() => renderToString(examples[name])).not.toThrow()
})

test('a trigger is one of five kinds', () => {
  expect(islandAttributes('visible')).toEqual({ 'data-island': 'visible' })
  expect(islandAttributes(7000)).toEqual({ 'data-island': 7000 })
  // @ts-expect-error -- an island with a misspelt trigger would never hydrate
  expect(islandAttributes('visable')).toBeDefined()
  // @ts-expect-error -- the loader reads an attribute: null would leave the island without one
  expect(islandAttributes(null)).toBeDefined()
})
