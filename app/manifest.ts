import type { MetadataRoute } from 'next'
import { jobs } from '@/components/frame/job-links'
import { site } from '@/content/model/collections/site'
import { getPage } from '@/content/model/pages/page-registry'
import { colorToken } from '@/styles/tokens'

export const dynamic = 'force-static'

/** Pictures of our own pages, in public/. No name is in them: it is a setting. */
const screenshots = [
  { file: 'wide', sizes: '1280x624', form_factor: 'wide', label: 'A guide on a desktop' },
  {
    file: 'narrow',
    sizes: '720x976',
    form_factor: 'narrow',
    label: 'The fence calculator on a phone',
  },
] as const

/** What a device needs to install the site like an app. */
export default function manifest(): MetadataRoute.Manifest {
  const { light } = colorToken('paper')
  return {
    id: '/',
    scope: '/',
    start_url: '/',
    name: site().name,
    short_name: site().name,
    description: site().blurb,
    lang: 'en-US',
    display: 'standalone',
    background_color: light,
    theme_color: light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: screenshots.map(({ file, ...about }) => ({
      ...about,
      src: `/screenshots/${file}.webp`,
      type: 'image/webp',
    })),
    shortcuts: jobs.map(({ name, path }) => ({
      name: `${name}: ${getPage(path).label}`,
      short_name: name,
      url: path,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}
