import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from '../../../delivery/setup/network-of'

for (const [href, name, network] of [
  ['https://www.facebook.com/fences', 'Facebook', 'facebook'],
  ['https://bsky.app/profile/fences.org', 'Bluesky', 'bluesky'],
  ['https://youtu.be/x', 'YouTube', 'youtube'],
  ['https://www.bbc.co.uk/acme', 'BBC', 'bbc'],
  ['https://video.shop.com.au/fences', 'Shop', 'shop'],
  ['https://mastodon.social/@fences', 'Mastodon', 'mastodon'],
  ['https://me.dm/@fences', 'Me', 'me'],
  ['https://xn--bcher-kva.example/fences', 'Bücher', 'b-cher'],
] as const)
  test(`setup calls ${href} ${name}`, () => assert.deepEqual(networkOf(href), { network, name, href }))
