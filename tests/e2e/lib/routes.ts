import pagesFile from '../../../content/pages.json' with { type: 'json' }
import siteFile from '../../../content/site.json' with { type: 'json' }

export const site = siteFile

type Route = {
  path: string
  title: string
  heading: string
  canonical: string
  /** Words that the specification promises on this page. */
  promised: readonly string[]
}

const promised: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Explore Fence Types',
    'Installation Guide',
    'View All Fence Types',
    'Latest Fence News',
    'Ancient Times',
    'Planning & Preparation',
  ],
  '/types-of-fences': [
    'Wooden fences',
    'Metal fences',
    'Vinyl fences',
    'Composite fences',
    'Key benefits',
    'on Wikipedia',
  ],
  '/installation-maintenance': [
    'Essential',
    'Optional',
    'Materials list',
    'Professional tips',
    'Planning & Preparation',
    'Marking the Layout',
    'Installing Posts',
    'Adding Rails & Panels',
    'Maintenance tips',
    'Leaning fence',
    'Loose hardware',
    'Damaged sections',
    'Gate issues',
  ],
  '/history': [
    'Timeline',
    'Cultural Significance',
    'Resources',
    'Classical Antiquity',
    'Early 20th Century',
    'Modern Era',
  ],
  '/contact': [site.contact.email, site.contact.phone, 'Partners'],
  '/radio': ['Now Playing', 'click play'],
  '/books': ['Apply', 'Learn More', 'View all books', 'View on Amazon →', 'Back to home'],
  '/privacy': ['Introduction', 'rights'],
  '/terms': ['License', 'liability'],
}

const { pages, aliases } = pagesFile

const fullTitle = (page: { path: string; title: string }) =>
  page.path === '/' ? page.title : `${page.title} | ${site.name}`

/** Every page of the registry, its aliases included, as a reader must find it. */
export const routes: readonly Route[] = [
  ...pages.map((page) => ({ ...page, address: page.path })),
  ...aliases.flatMap(({ path, of }) =>
    pages.filter((page) => page.path === of).map((page) => ({ ...page, address: path })),
  ),
].map((page) => ({
  path: page.address,
  title: fullTitle(page),
  heading: page.heading,
  canonical: `${site.url}${page.path === '/' ? '' : page.path}`,
  promised: promised[page.path] ?? [],
}))
