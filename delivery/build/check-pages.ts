import { wordsFile } from '../../content/model/pages/page-registry'
import { OperatorError } from '../operator-error'
import { checkLinks, readLinks, type PageLinks } from './check-links'
import { checkPagePolicy } from './check-page-policy'
import { elements, type ExportedPage } from './exported-pages'

/** Ids that content promises, by page: contents lists, search and llms.txt link there. */
export type Anchors = Readonly<Record<string, readonly string[]>>

/** What remains of a page once it is written: its own faults, and what is compared with other pages. */
export type PageSummary = PageLinks & {
  readonly title: string
  readonly canonical: string | undefined
  readonly findings: readonly string[]
  /** The pictures of ours that say something, by the addresses that readers get. */
  readonly pictures: readonly string[]
}

/** Looks at a finished page for what would fail a reader, a crawler or the policy. */
export function examinePage(page: ExportedPage, anchors: Anchors = {}): PageSummary {
  const { $, file } = page
  const findings = [
    ...checkHead(page),
    ...checkIds(page),
    ...checkImages(page),
    ...checkPagePolicy(page),
    ...checkAdSlots(page),
    ...checkAnchors(page, anchors[page.path] ?? []),
  ]
  return {
    ...readLinks(page),
    title: $('head > title').text(),
    canonical: $('link[rel="canonical"]').attr('href'),
    findings: findings.map((finding) => `${file}: ${finding}`),
    pictures: picturesIn(page),
  }
}

/**
 * Reports the faults of all pages at once, and compares the pages.
 * @throws AggregateError of OperatorErrors, one for each finding
 */
export async function checkPages(out: string, pages: readonly PageSummary[]): Promise<void> {
  const findings = [
    ...checkTitles(pages),
    ...pages.flatMap((page) => page.findings),
    ...(await checkLinks(out, pages)),
  ]
  if (findings.length === 0) return
  throw new AggregateError(
    findings.map((finding) => new OperatorError(finding)),
    'The built pages have faults',
  )
}

/** Two pages of one title look the same in a list of tabs. An alias is the same page as its canonical. */
function checkTitles(pages: readonly PageSummary[]): string[] {
  const known = new Map<string, PageSummary>()
  const findings: string[] = []
  for (const page of pages) {
    const { title } = page
    const first = known.get(title)
    if (!first) known.set(title, page)
    else if (title !== '' && first.canonical !== page.canonical) {
      findings.push(`${page.file}: has the same title as ${first.file}: "${title}"`)
    }
  }
  return findings
}

function checkHead({ file, $ }: ExportedPage): string[] {
  const canonicals = $('link[rel="canonical"]').length
  const rules: [string, boolean][] = [
    ['needs exactly one <h1>', $('h1').length === 1],
    ['needs one <title>', $('head > title').length === 1 && $('head > title').text().trim() !== ''],
    ['needs one description', $('meta[name="description"][content]').length === 1],
    file === '404.html'
      ? ['must not claim a canonical', canonicals === 0]
      : ['needs one canonical', canonicals === 1],
  ]
  return rules.filter(([, isKept]) => !isKept).map(([rule]) => rule)
}

function checkIds({ $ }: ExportedPage): string[] {
  return duplicates(idsIn($)).map((id) => `the id "${id}" stands there twice`)
}

function checkAnchors({ path, $ }: ExportedPage, anchors: readonly string[]): string[] {
  const ids = new Set(idsIn($))
  return anchors
    .filter((id) => !ids.has(id))
    .map(
      (id) =>
        `lacks the heading "${id}" that ${wordsFile(path)} lists; contents, search and llms.txt link to it`,
    )
}

/** An ad network fills the first element with an id, or fills both with the same ad. */
function checkAdSlots({ $ }: ExportedPage): string[] {
  const ids = elements($, '[data-banner-id]').flatMap((node) => node.attribs['data-banner-id'] ?? [])
  return duplicates(ids).map(
    (id) => `has the ad slot ${id} twice; an <AdSlot> of each name may stand on a page once`,
  )
}

function checkImages({ $ }: ExportedPage): string[] {
  return elements($, 'img')
    .filter(({ attribs }) => ['alt', 'width', 'height'].some((name) => attribs[name] === undefined))
    .map(({ attribs }) => `the picture ${attribs['src']} lacks alt, width or height`)
}

function picturesIn({ $ }: ExportedPage): string[] {
  const shown = elements($, 'main img[src^="/pictures/"]:not([alt=""])')
  return [...new Set(shown.flatMap(({ attribs }) => attribs['src'] ?? []))]
}

function idsIn($: ExportedPage['$']): string[] {
  return elements($, '[id]').flatMap((node) => node.attribs['id'] ?? [])
}

function duplicates(list: readonly string[]): string[] {
  return [...new Set(list.filter((item, index) => list.indexOf(item) !== index))]
}
