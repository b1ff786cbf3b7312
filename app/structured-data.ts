import { licence } from '@/content/model/collections/licence'
import { readMaster, variants } from '@/content/model/collections/pictures'
import { fullAddress, siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { getPage, type PagePath } from '@/content/model/pages/page-registry'
import type { BooksContent } from '@/content/model/schemas/books'
import { instantOf } from '@/content/model/text/instant'
import { retailerLink } from './books/retailer-link'
import { sharingPicture } from './og/sharing'

const organization = {
  '@type': 'Organization',
  '@id': `${siteUrl()}#organization`,
  name: site().name,
  url: siteUrl(),
}

/** The organization again, in a block that has named it. */
const same = { '@id': organization['@id'] }

/** What each work says of itself. */
const work = { inLanguage: 'en-US', license: licence().address }

/** Name and publisher of the site, for the home page. */
export function websiteData(): object {
  return {
    '@graph': [
      { ...organization, logo: `${siteUrl()}/icon-512.png` },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl()}#website`,
        name: site().name,
        description: site().tagline,
        url: siteUrl(),
        publisher: same,
        ...work,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl()}?q={search_term_string}` },
        },
      },
    ],
  }
}

/** A guide as an Article with its dates and its picture: what search engines use, and nothing else. */
export async function articleData(path: PagePath): Promise<object> {
  const page = getPage(path)
  const master = await readMaster(page.picture ?? sharingPicture(page))
  const file = [...variants(master, 'webp'), ...variants(master, 'svg')].at(-1)?.file

  return {
    '@type': 'Article',
    headline: page.title,
    url: fullAddress(path),
    datePublished: instantOf(page.published),
    dateModified: instantOf(page.updated),
    author: organization,
    publisher: same,
    ...work,
    // The list that readers see: each source again would make the longest pages longer than they may be.
    citation: `${fullAddress(path)}#sources`,
    image: {
      '@type': 'ImageObject',
      contentUrl: `${siteUrl()}/pictures/${file}`,
      creator: same,
      license: licence().address,
      acquireLicensePage: licence().askAt,
    },
  }
}

/** The glossary as a set of terms. The terms stand in the page alone: named here again they would weigh 0.9 KB. */
export function glossaryData(path: PagePath): object {
  return {
    '@type': 'DefinedTermSet',
    name: getPage(path).title,
    url: fullAddress(path),
    publisher: organization,
    ...work,
  }
}

/** The books in the order of the page. Each has the address that its card has. */
export function booksData(path: PagePath, { author, books }: BooksContent): object {
  return {
    '@type': 'ItemList',
    name: getPage(path).title,
    url: fullAddress(path),
    numberOfItems: books.length,
    itemListElement: books.map((book, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Book',
        name: book.title,
        author: { '@type': 'Person', name: author.name },
        url: retailerLink(book, author.name, site().retailer),
      },
    })),
  }
}
