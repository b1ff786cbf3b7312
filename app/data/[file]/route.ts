import { escapeXml } from '@/components/escape-xml'
import { dataFiles } from '@/content/model/fence-laws/data-files'
import { dataPackage, rulesCsv, rulesJson } from '@/content/model/fence-laws/open-data'
import { plannerRules } from '@/content/model/fence-laws/planner-rules'
import { ruleChanges } from '@/content/model/fence-laws/rule-changes'
import { instantOf } from '@/content/model/instant'
import { licenceLine } from '@/content/model/licence'
import { fullAddress, siteUrl } from '@/content/model/settings'
import { site } from '@/content/model/site'
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

/** Changes of the records as an Atom feed (RFC 4287), newest first. */
function changesFeed(): string {
  const page = fullAddress('/fence-laws/open-data')
  const { hostname } = new URL(siteUrl)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${siteUrl}/data/changes.xml</id>
  <title>${escapeXml(`${site.name}: fence rules of the states`)}</title>
  <link href="${page}"/>
  <link rel="self" type="application/atom+xml" href="${siteUrl}/data/changes.xml"/>
  <updated>${instantOf(ruleChanges[0]?.day ?? '')}</updated>
  <author><name>${escapeXml(site.name)}</name></author>
  <rights>${escapeXml(licenceLine)}</rights>
${ruleChanges
  .map(
    ({ day, change }) => `  <entry>
    <id>tag:${hostname},${day}:fence-rules</id>
    <title>${escapeXml(change)}</title>
    <link href="${page}"/>
    <updated>${instantOf(day)}</updated>
  </entry>`,
  )
  .join('\n')}
</feed>
`
}
