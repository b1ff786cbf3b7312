import { instantOf } from '@/content/model/instant'
import { getPage, type PagePath } from '@/content/model/page-registry'
import { readMaster, variants } from '@/content/model/pictures'
import type { BooksContent } from '@/content/model/schemas/books'
import type { Term } from '@/content/model/schemas/glossary'
import { fullAddress, siteUrl } from '@/content/model/settings'
import { site } from '@/content/model/site'
import { retailerLink } from './books/retailer-link'
import { sharingPicture } from './og/sharing'

const organization = {
  '@type': 'Organization',
  '@id': `${siteUrl}#organization`,
  name: site.name,
  url: siteUrl,
  logo: `${siteUrl}/icon-512.png`,
}

/** Name and publisher of the site, for the home page. */
export function websiteData(): object {
  return {
    '@graph': [
      organization,
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}#website`,
        name: site.name,
        description: site.tagline,
        url: siteUrl,
        inLanguage: 'en-US',
        publisher: { '@id': organization['@id'] },
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
    publisher: organization,
    image: {
      '@type': 'ImageObject',
      contentUrl: `${siteUrl}/pictures/${file}`,
      creditText: site.name,
      creator: organization,
      copyrightNotice: `© ${site.name}`,
      license: `${siteUrl}/terms#licence`,
      acquireLicensePage: `${siteUrl}/contact`,
    },
  }
}

/** The glossary as a set of terms, each with its address. The definitions stand there once: twice would weigh 4 KB. */
export function glossaryData(path: PagePath, terms: readonly Term[]): object {
  const url = fullAddress(path)
  return {
    '@type': 'DefinedTermSet',
    name: getPage(path).title,
    url,
    publisher: organization,
    hasDefinedTerm: terms.map(({ id, term }) => ({
      '@type': 'DefinedTerm',
      name: term,
      url: `${url}#${id}`,
    })),
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
        url: retailerLink(book, author.name, site.retailer),
      },
    })),
  }
}
