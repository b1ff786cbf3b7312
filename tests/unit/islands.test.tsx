/** @jest-environment node */
import { readdirSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { DonationIsland } from '@/components/donation-popup/donation-popup.island'
import { EmbedIsland } from '@/components/embed/embed.island'
import { IslandBoundary } from '@/components/island/island-boundary.island'
import { MenuIsland } from '@/components/header/menu-dialog.island'
import { RadioBarIsland } from '@/components/radio/radio-bar.island'
import { RadioPlayerIsland } from '@/components/radio/radio-player.island'
import { VolumeSlider } from '@/components/radio/volume-slider.island'
import { SearchIsland } from '@/components/search/search-dialog.island'
import { SearchResults } from '@/components/search/search-results.island'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }))

const radio = { station: 'Radio', programme: 'Music', streamUrl: '/api/stream?port=8000', statusUrl: '' }

/** An example of every island. A new one without an example fails the test below. */
const examples: Readonly<Record<string, ReactNode>> = {
  'donation-popup.island.tsx': <DonationIsland href="https://x.example" heading="Give" text="Please" />,
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
  'island-boundary.island.tsx': (
    <IslandBoundary name="island" fallback="Fallback">
      Island
    </IslandBoundary>
  ),
  'menu-dialog.island.tsx': (
    <MenuIsland id="menu" className="menu">
      Menu
    </MenuIsland>
  ),
  'radio-bar.island.tsx': <RadioBarIsland settings={radio} />,
  'radio-player.island.tsx': <RadioPlayerIsland settings={radio} />,
  'volume-slider.island.tsx': <VolumeSlider value={0.9} onChange={() => undefined} />,
  'search-dialog.island.tsx': <SearchIsland id="search" label="Search" host="x.example" popular="Pages" />,
  'search-results.island.tsx': <SearchResults results={[]} />,
}

const islands = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.island.tsx'))
  .map((file) => file.split('/').at(-1) ?? '')

test.each(islands)('%s can be drawn on the server, where there is no window', (name) => {
  expect(Object.keys(examples)).toContain(name)
  expect(() => renderToString(examples[name])).not.toThrow()
})
