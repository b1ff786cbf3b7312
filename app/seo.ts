import type { Metadata } from 'next'
import { fullAddress, isIndexed } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { getPage, type PagePath } from '@/content/model/pages/page-registry'
import { fullTitle } from '@/content/model/pages/page-title'
import { withoutCitations } from '@/content/model/text/citations'
import { sharingFile, sharingSize } from './og/sharing'

/** Title, description, keywords, canonical and sharing tags of a page; an alias passes its main page's path. */
export function pageMetadata(path: PagePath): Metadata {
  const page = getPage(path)
  const url = fullAddress(path)
  const description = withoutCitations(page.description)

  return {
    title: fullTitle(page),
    description,
    keywords: page.keywords,
    alternates: { canonical: url, types: { 'application/atom+xml': '/feed.xml' } },
    // Search engines show a small picture, or none, where nothing allows a large one.
    robots: isIndexed() ? { 'max-image-preview': 'large' } : { index: false },
    openGraph: {
      type: page.reviewed ? 'article' : 'website',
      siteName: site().name,
      title: page.title,
      description,
      url,
      images: [
        {
          url: `/og/${sharingFile(path)}`,
          ...sharingSize,
          alt: `${page.heading}, ${site().name}`,
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  }
}
