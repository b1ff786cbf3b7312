import { summaryAddress } from '../addresses'
import { everything, guides, isNeeded } from '../choices'
import type { OfflineSummary, Weight } from '../summary'
import { pictureSet } from './device'
import type { KeptRecord } from './record'

/** Something to keep, and what is to be fetched for it. */
export type Offer = KeptRecord & { readonly choice: string }

type Sizes = Pick<OfflineSummary, 'choices' | 'guides' | 'pages'> & {
  readonly weights: OfflineSummary['sets'][keyof OfflineSummary['sets']]
}

let sizes: Sizes | undefined
/** @returns whether they could be had */
export async function readSizes(): Promise<boolean> {
  try {
    if (!sizes) {
      const summary: OfflineSummary = await (await fetch(summaryAddress)).json()
      sizes = { ...summary, weights: summary.sets[await pictureSet()] }
    }
    return true
  } catch {
    return false
  }
}

/** The page that is shown; none that is in its place while it cannot be had. */
function pagePath(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return new URL(canonical?.href ?? location.href).pathname
}

/** What can be kept beside what is; nothing while the sizes are not there. */
export function offersBeside(kept: readonly string[]): readonly Offer[] {
  if (!sizes) return []
  return [pagePath(), guides, everything]
    .filter((choice) => choice === everything || sizes?.choices.includes(choice))
    .map((choice) => ({ choice, pages: pagesOf(choice), ...weigh([choice], kept) }))
    .filter(({ files }) => files > 0)
}

/** What is kept once this is, too: whatever is a part of it is not named apart. */
export const withChoice = (kept: readonly string[], choice: string): readonly string[] => [
  ...kept.filter((other) => weigh([other], [choice]).files > 0),
  choice,
]

/**
 * @param known of earlier, which have the names of pages
 * @returns undefined while the sizes are not there
 */
export function recordOf(kept: readonly string[], known: KeptRecord['items'] = []): KeptRecord | undefined {
  if (!sizes) return undefined
  const items = kept.map((choice) => ({
    choice,
    label: known.find((item) => item.choice === choice)?.label ?? labelOf(choice),
    // Without what all pages share.
    stored: weigh([choice], ['']).stored,
  }))
  const pages = kept.reduce((total, choice) => total + pagesOf(choice), 0)
  return { pages, ...weigh(kept, []), ...(!kept.includes(everything) && { items }) }
}

const pagesOf = (choice: string) =>
  choice === everything ? (sizes?.pages ?? 0) : choice === guides ? (sizes?.guides ?? 0) : 1

function labelOf(choice: string): string {
  if (choice === guides) return `The ${pagesOf(guides)} guides`
  return (choice === pagePath() && document.querySelector('h1')?.textContent) || choice
}

/** Of what these need and those do not. */
function weigh(choices: readonly string[], others: readonly string[]): Weight {
  const { weights = [], choices: all = [] } = sizes ?? {}
  return weights
    .filter((weight) => isNeeded(weight, choices, all) && !isNeeded(weight, others, all))
    .reduce(
      (total, { files, transfer, stored }) => ({
        files: total.files + files,
        transfer: total.transfer + transfer,
        stored: total.stored + stored,
      }),
      { files: 0, transfer: 0, stored: 0 },
    )
}
