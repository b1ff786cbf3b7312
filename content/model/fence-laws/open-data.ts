import { licence } from '../collections/licence'
import { fullAddress, siteUrl } from '../collections/settings'
import { site } from '../collections/site'
import { defineCollection } from '../store/store'
import { topics } from './schema'
import { states } from './states'

/** The columns of the data, in their order; the page /fence-laws/open-data explains them. */
const columns = [
  'state',
  'postal',
  'topic',
  'place',
  'value',
  'unit',
  'words',
  'section',
  'scope',
  'source',
  'publisher',
  'address',
  'kind',
  'dated',
  'read',
] as const

type Row = Readonly<Record<(typeof columns)[number], string>>

const rows = defineCollection((store): readonly Row[] =>
  states(store).flatMap(({ name, postal, records, sources }) =>
    records.flatMap((record) => {
      const source = sources[record.source]
      if (!source) return []
      return {
        state: name,
        postal,
        topic: record.topic,
        place: record.place ?? '',
        value: String(record.value ?? ''),
        unit: record.unit ?? '',
        words: record.words,
        section: record.section ?? '',
        scope: record.scope,
        source: source.title,
        publisher: source.publisher,
        address: source.href,
        kind: source.kind,
        dated: source.dated ?? '',
        read: source.read,
      }
    }),
  ),
)

/** The day on which the newest record was read, which is the version of the data. */
export const dataVersion = (): string =>
  rows()
    .map(({ read }) => read)
    .toSorted()
    .at(-1) ?? ''

/** A field of RFC 4180. */
const field = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

export const rulesCsv = (): string =>
  [columns, ...rows().map((row) => columns.map((name) => row[name]))]
    .map((fields) => `${fields.map(field).join(',')}\r\n`)
    .join('')

export const rulesJson = (): string =>
  JSON.stringify({ version: dataVersion(), licence: licence().address, columns, records: rows() })

const title = 'Fence rules of the United States, by state'
const description =
  'Who pays for a fence on the line, notice, adverse possession, 811, permits, heights, frost depth, pools and livestock, each record with its law or official source.'

/** A Frictionless Data Package: https://datapackage.org/standard/data-package/ */
export const dataPackage = (): string =>
  JSON.stringify({
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'fence-rules',
    title,
    description,
    version: dataVersion(),
    homepage: fullAddress('/fence-laws/open-data'),
    licenses: [{ title: licence().name, path: licence().address }],
    contributors: [{ title: site().name, path: siteUrl(), roles: ['publisher'] }],
    resources: [
      {
        name: 'fence-rules',
        path: 'fence-rules.csv',
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        dialect: { lineTerminator: '\r\n' },
        schema: {
          fields: columns.map((name) => ({
            name,
            type: name === 'read' ? 'date' : 'string',
            ...(name === 'topic' && { constraints: { enum: topics } }),
          })),
        },
      },
    ],
  })

/** Schema.org's Dataset, for the page of the data. */
export const datasetData = (): object => ({
  '@type': 'Dataset',
  name: title,
  description,
  url: fullAddress('/fence-laws/open-data'),
  version: dataVersion(),
  dateModified: dataVersion(),
  license: licence().address,
  isAccessibleForFree: true,
  creator: { '@type': 'Organization', name: site().name, url: siteUrl() },
  spatialCoverage: 'United States',
  distribution: [
    { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: fullAddress('/data/fence-rules.csv') },
    {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: fullAddress('/data/fence-rules.json'),
    },
  ],
})
