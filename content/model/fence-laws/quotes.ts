import type { LawRecord, LawSource, State, Topic } from './schema'

/**
 * A longer quotation is for who checks the record. So is a piece of a sentence, one with gaps or with words in brackets,
 * which are not the law's own, and one with what a copied page has left in it: "History:", "41/2", "(1)On".
 */
const isReadable = (quote: string) =>
  quote.length <= 520 && /^["“]?\p{Lu}/u.test(quote) && !/[[…]|History:|\d\d\/\d|\)\p{L}|:\(/iu.test(quote)

/** A rule that its own record does not trust to hold today is not quoted as the law. */
const isDoubted = ({ words }: LawRecord) =>
  /chang|\bstill\b|\bask (?:if|whether)\b|\b(?:text|law|wording|bill)\b.*\b(?:19|20)\d\d/i.test(words)

/** About how many pixels a record takes in the text, and its quotation in the margin beside it. */
const inText = ({ words, section }: LawRecord) =>
  16 + 27 * Math.ceil((words.length + (section?.length ?? 0)) / 72)
const inMargin = (quote: string) => 48 + 22 * Math.ceil(quote.length / 40)

/** With the marks of a printed page: of quotations in it, and of what stands behind it in the law. */
function marked(quote: string): string {
  const words = quote.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’')
  return `${words}${/[.?!][”’)]?$/.test(words) ? '' : ' …'}`
}

export type Quote = { quote: string; section: string; href?: string }
/** A source of the section's rules, to be read there. */
export type Reading = { title: string; href: string }

const isOfTheState = ({ place }: LawRecord) => place === undefined

/**
 * What the law itself says of these topics: the state's own statutes alone, word for word, as many as stand beside their
 * rules in so many pixels less than these take.
 */
export function quotesOf(state: State, wanted: readonly Topic[], taken = 0): Quote[] {
  const records = recordsOn(state, wanted).filter(isOfTheState)
  let room = height(records) - taken
  const quotes: Quote[] = []
  const told: string[] = []
  for (const record of records) {
    const { quote, section, source } = record
    const origin = state.sources[source]
    const isTold = told.some((other) => other.includes(quote) || quote.includes(other))
    if (!origin || !isLaw(origin) || !section || isTold || isDoubted(record)) continue
    if (!isReadable(quote) || inMargin(quote) > room) continue
    room -= inMargin(quote)
    told.push(quote)
    quotes.push({ quote: marked(quote), section, ...(!origin.rehosted && { href: origin.href }) })
  }
  return quotes
}

/**
 * Where these topics can be read, the law before what tells of it: what no quotation leads to, as many as stand beside
 * their rules, but one at least where nothing else does.
 */
export function readingsOf(
  state: State,
  wanted: readonly Topic[],
  quotes: readonly Quote[],
  taken = 0,
): Reading[] {
  const records = recordsOn(state, wanted)
  const sources = records.flatMap(({ source }) => state.sources[source] ?? [])
  const laws = sources.filter(isLaw)
  const all = [...laws, ...sources].flatMap((source) => readingOf(source) ?? [])
  const readings = new Map(all.map((reading) => [reading.href, reading]))
  for (const { href } of quotes) if (href) readings.delete(href)
  const used = quotes.reduce((sum, { quote }) => sum + inMargin(quote), taken)
  let room = height(records) - used - 32
  return [...readings.values()].filter(({ title }, index) => {
    room -= 8 + 18 * Math.ceil(title.length / 40)
    return room >= 0 || (index === 0 && used === 0)
  })
}

const isLaw = ({ kind }: LawSource) => kind === 'official-text' || kind === 'copy'

/** A law is known by its number, "FAQ" by whose it is. */
function readingOf(source: LawSource): Reading | undefined {
  const { title, publisher, href, rehosted } = source
  if (!rehosted) return { href, title: isLaw(source) ? title : `${title}, ${publisher}` }
}

const recordsOn = (state: State, wanted: readonly Topic[]) =>
  wanted.flatMap((topic) => state.records.filter((one) => one.topic === topic))

const height = (records: readonly LawRecord[]) => records.reduce((sum, record) => sum + inText(record), 0)
