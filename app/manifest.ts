import type { MetadataRoute } from 'next'
import { site } from '@/content/model/site'
import { colorToken } from '@/styles/tokens'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  const { light } = colorToken('paper')
  return {
    name: site.name,
    short_name: site.name,
    description: site.blurb,
    start_url: '/',
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
}
