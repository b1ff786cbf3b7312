import { pageFile } from '../../content/model/page-path'
import { OperatorError } from '../operator-error'
import { checkLinks } from './check-links'
import { checkPagePolicy } from './check-page-policy'
import { elements, type ExportedPage } from './exported-pages'

/** Ids that content promises, by page: contents lists, search and llms.txt link there. */
export type Anchors = Readonly<Record<string, readonly string[]>>

/**
 * Checks the finished pages for what would fail a reader, a crawler or the policy.
 * @throws AggregateError of OperatorErrors, one for each finding
 */
export async function checkPages(
  out: string,
  pages: readonly ExportedPage[],
  anchors: Anchors = {},
): Promise<void> {
  const findings = [
    ...checkTitles(pages),
    ...pages.flatMap((page) =>
      [
        ...checkHead(page),
        ...checkIds(page),
        ...checkImages(page),
        ...checkPagePolicy(page),
        ...checkAdSlots(page),
        ...checkAnchors(page, anchors[page.path] ?? []),
      ].map((finding) => `${page.file}: ${finding}`),
    ),
    ...(await checkLinks(out, pages)),
  ]
  if (findings.length === 0) return
  throw new AggregateError(
    findings.map((finding) => new OperatorError(finding)),
    'The built pages have faults',
  )
}

/** Two pages of one title look the same in a list of tabs. An alias is the same page as its canonical. */
function checkTitles(pages: readonly ExportedPage[]): string[] {
  const known = new Map<string, ExportedPage>()
  const findings: string[] = []
  for (const page of pages) {
    const title = page.$('head > title').text()
    const first = known.get(title)
    if (!first) known.set(title, page)
    else if (title !== '' && canonicalOf(first) !== canonicalOf(page)) {
      findings.push(`${page.file}: has the same title as ${first.file}: "${title}"`)
    }
  }
  return findings
}

const canonicalOf = ({ $ }: ExportedPage) => $('link[rel="canonical"]').attr('href')

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
        `lacks the heading "${id}" that ${pageFile(path)} lists; contents, search and llms.txt link to it`,
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

function idsIn($: ExportedPage['$']): string[] {
  return elements($, '[id]').flatMap((node) => node.attribs['id'] ?? [])
}

function duplicates(list: readonly string[]): string[] {
  return [...new Set(list.filter((item, index) => list.indexOf(item) !== index))]
}
