import type { LawRecord, State, Topic } from './schema'

/** A longer quotation is for who checks the record, and so is one with words in brackets, which are not the law's own. */
const isShort = (quote: string) => quote.length <= 520 && !quote.includes('[')

/** About how many pixels a record takes in the text, and its quotation in the margin beside it. */
const inText = ({ words, section }: LawRecord) =>
  16 + 27 * Math.ceil((words.length + (section?.length ?? 0)) / 72)
const inMargin = (quote: string) => 48 + 22 * Math.ceil(quote.length / 40)

/** With the marks of a printed page: of quotations in it, and of what stands before and behind it in the law. */
function marked(quote: string): string {
  const words = quote.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’')
  return `${/^\p{Ll}/u.test(words) ? '… ' : ''}${words}${/[.;:?!…][”’)]?$/.test(words) ? '' : ' …'}`
}

export type Quote = { quote: string; section: string }

/**
 * What the law itself says of these topics: the state's own statutes alone, word for word, as many as stand beside their
 * rules in so many pixels less than these take.
 */
export function quotesOf(state: State, wanted: readonly Topic[], taken = 0): Quote[] {
  const records = wanted.flatMap((topic) => state.records.filter((one) => one.topic === topic && !one.place))
  let room = records.reduce((sum, record) => sum + inText(record), -taken)
  const quotes: Quote[] = []
  const told: string[] = []
  for (const { quote, section, source } of records) {
    const { kind } = state.sources[source] ?? {}
    const isLaw = kind === 'official-text' || kind === 'copy'
    const isTold = told.some((other) => other.includes(quote) || quote.includes(other))
    if (!isLaw || !section || isTold || !isShort(quote) || inMargin(quote) > room) continue
    room -= inMargin(quote)
    told.push(quote)
    quotes.push({ quote: marked(quote), section })
  }
  return quotes
}
