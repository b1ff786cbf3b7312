import type { Metadata } from 'next'
import { siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'

type FramePage = { path: string; title: string; description: string }

/** Of a page that is made for a frame: nobody is to find it by itself. */
export function frameMetadata({ path, title, description }: FramePage): Metadata {
  return {
    title: `${title} | ${site().name}`,
    description,
    robots: { index: false },
    alternates: { canonical: new URL(path, siteUrl()).href },
  }
}
