import { fullAddress } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { dataFiles } from '@/content/model/fence-laws/data-files'
import { dataPackage, rulesCsv, rulesJson } from '@/content/model/fence-laws/open-data'
import { plannerRules } from '@/content/model/fence-laws/planner-rules'
import { ruleChanges } from '@/content/model/fence-laws/rule-changes'
import { atomFeed } from '../../atom-feed'
import { fileRoute } from '../../file-route'

export const dynamic = 'force-static'
export const dynamicParams = false

/** The records of all states as open data: content/guides/fence-laws/open-data.md explains them. */
export const { generateStaticParams, GET } = fileRoute(() =>
  dataFiles.map((file) => ({ file, ...contents[file] })),
)

const contents: Readonly<Record<(typeof dataFiles)[number], { contentType: string; body: () => string }>> = {
  'fence-rules.csv': { contentType: 'text/csv; charset=utf-8', body: rulesCsv },
  'fence-rules.json': { contentType: 'application/json', body: rulesJson },
  'datapackage.json': { contentType: 'application/json', body: dataPackage },
  'planner.json': { contentType: 'application/json', body: () => JSON.stringify(plannerRules()) },
  'changes.xml': { contentType: 'application/atom+xml; charset=utf-8', body: changesFeed },
}

/** Changes of the records, newest first. */
function changesFeed(): string {
  const page = fullAddress('/fence-laws/open-data')
  return atomFeed({
    file: '/data/changes.xml',
    title: `${site().name}: fence rules of the states`,
    page,
    entries: ruleChanges().map(({ day, change }) => ({ day, name: 'fence-rules', title: change, page })),
  })
}
