import type { State } from '../fence-laws/schema'
import type { Source, sourceKinds } from '../schemas/source'
import { stringsIn } from '../store/strings-in'
import { citedKeys } from '../text/citations'

type SourceKind = (typeof sourceKinds)[number]

/** After so many months, what a source said is to be read again. What is not listed here does not age. */
const monthsFresh: Readonly<Partial<Record<SourceKind, number>>> = {
  law: 18,
  government: 18,
  standard: 36,
  manufacturer: 24,
  firm: 24,
  trade: 24,
}
const lawMonths = 18
const priceMonths = 12

/** The last day on which something may have been read that is to hold for so many months until `today`. */
function oldestDay(today: Date, months: number): string {
  const limit = new Date(today)
  limit.setUTCMonth(limit.getUTCMonth() - months)
  return limit.toISOString().slice(0, 10)
}

/** Records of the states whose source was read too long ago. */
export function oldRecordFindings(
  all: readonly Pick<State, 'file' | 'records' | 'sources'>[],
  today: Date,
): string[] {
  const oldest = oldestDay(today, lawMonths)
  return all.flatMap(({ file, records, sources }) =>
    records.flatMap(({ topic, source }, index) => {
      const read = sources[source]?.read ?? ''
      return read < oldest
        ? [`${file} › records[${index}] (${topic}): was read on ${read}; read its source again`]
        : []
    }),
  )
}

/** Sources of content/sources.json that were read longer ago than their kind allows; those of a price age fastest. */
export function oldSourceFindings(
  sources: Readonly<Record<string, Pick<Source, 'kind' | 'read'>>>,
  contents: readonly unknown[],
  today: Date,
): string[] {
  const priced = new Set(
    stringsIn(contents)
      .filter(({ value }) => /\$\s?\d/.test(value))
      .flatMap(({ value }) => citedKeys(value)),
  )
  return Object.entries(sources).flatMap(([key, { kind, read }]) => {
    const months = priced.has(key) ? priceMonths : monthsFresh[kind]
    return months !== undefined && read < oldestDay(today, months)
      ? [
          `content/sources.json › ${key} (${priced.has(key) ? 'a price' : kind}): was read on ${read}, more than ${months} months ago; read it again`,
        ]
      : []
  })
}
