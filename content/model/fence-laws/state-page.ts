import type { TextPage } from '../markdown/parse-text-page'
import { longestTitle, pageSchema, type PageRecord } from '../schemas/pages'
import { textPageSchema, type TextPageContent } from '../schemas/text-page'
import { parseContent } from '../store/define'
import type { Store } from '../store/store'
import { textPageOutline } from '../text/outline'
import { cite, escaped, recordsOf, townsOf, type Cited } from './cited-records'
import { inBrief } from './in-brief'
import { neighborhood } from './say'
import type { State, Topic } from './schema'
import { sectionTopics } from './section-topics'
import { zipPrefixes } from './zip'

/** What a state's page is called and found by. */
export function stateRecord(state: State, store?: Store): PageRecord {
  const { name, file } = state
  const days = Object.values(state.sources).map(({ read }) => read)
  const [oldest = '', newest = ''] = [days.toSorted()[0], days.toSorted().at(-1)]
  const towns = placesOf(state)
  return parseContent(file, pageSchema, {
    title: ['Who Pays, 811, Permits, Frost', 'Who Pays, 811, Permits', '811 and Permits']
      .map((rest) => `Fence Laws in ${name}: ${rest}`)
      .find(({ length }) => length <= longestTitle),
    heading: `Fence laws in ${neighborhood(name)}`,
    description: fitting(
      `Who pays for a fence on the line in ${name}, how long to wait after 811, permits and heights`,
      towns.length > 0 ? `, with the rules of ${towns.slice(0, 3).join(', ')}` : '',
      ': each with its law.',
    ),
    keywords: [`fence laws ${name}`, `fence permit ${name}`, `frost line ${name}`],
    label: name,
    published: oldest,
    updated: newest,
    reviewed: oldest,
    change: `Fence rules of ${name}, each with its source.`,
    // Two letters alone may be a word: IN, OR, ME.
    searchAliases: [
      `${name} ${state.postal}`,
      `${name} fence height limit`,
      ...towns,
      ...zipPrefixes(state.postal, store).map((digits) => `zip${digits}`),
    ],
    searchSections: false,
    searchWeight: 0.5,
    next: {
      href: '/installation-maintenance/before-you-dig',
      title: 'Before you dig',
      text: 'Find the line, talk to your neighbor, ask for the permit, call 811.',
      picture: 'step-layout',
    },
  })
}

const fitting = (start: string, middle: string, end: string) =>
  (start + middle + end).length <= 165 ? start + middle + end : start + end

/** The towns and counties of a state, those with heights first. */
function placesOf({ records }: State): string[] {
  const heights = records.filter(({ topic }) => topic.startsWith('height'))
  return [...new Set([...heights, ...records].flatMap(({ place }) => place ?? []))]
}

const drawn = new WeakMap<State, TextPage>()

export function statePage(state: State): TextPage {
  const known = drawn.get(state)
  if (known) return known
  const content = stateContent(state)
  const page = { content, outline: textPageOutline(content) }
  drawn.set(state, page)
  return page
}

/** The page of a state, from its records alone: no state has words of its own in the code. */
export function stateContent(state: State): TextPageContent {
  return parseContent(state.file, textPageSchema, {
    lead: leadOf(state),
    answer: inBrief(state),
    sections: [
      section('who-pays', 'Who owns it, and who pays?', all(state, ...sectionTopics['who-pays'])),
      section(
        'neighbors',
        'Notice, and where a quarrel goes',
        withLetter(all(state, ...sectionTopics.neighbors)),
      ),
      section('old-fences', 'When an old fence moves the line', all(state, ...sectionTopics['old-fences'])),
      section('call-811', 'Call 811 before you dig', [
        ...terms(state),
        ...towns(state, ...sectionTopics['call-811']),
      ]),
      section('heights', 'Heights and permits', all(state, 'code', 'permit', 'height-front', 'height-back')),
      section('frost-depth', 'How deep does frost go?', frost(state)),
      section('pools', 'Pool fences', all(state, ...sectionTopics.pools)),
      section('hoa', 'What a homeowners’ association may forbid', all(state, ...sectionTopics.hoa)),
      section('animals', 'Animals and wire', all(state, ...sectionTopics.animals)),
      section('ask', 'Whom to ask', [
        { kind: 'list', items: state.ask.map(({ words, href }) => `[${escaped(words)}](<${href}>)`) },
      ]),
      section('not-established', 'What is not established', notEstablished(state)),
    ].flat(),
  })
}

/** Where there is a law of notice or of quarrels, a letter comes first. */
const withLetter = (blocks: readonly unknown[]) =>
  blocks.length > 0
    ? [...blocks, 'A [letter to fill in and print](/fence-laws/neighbor-letter) has room for both.']
    : []

/** A section with nothing to say is left out. */
const section = (id: string, heading: string, blocks: readonly unknown[]) =>
  blocks.length > 0 ? [{ id, heading, blocks }] : []

const leadOf = ({ name }: State) =>
  `What the law, the one-call center and some towns of ${neighborhood(name)} ask of a fence. This is general information, not legal advice: before you buy, ask your own town.`

/** The words of a record, with its section of law and its source. */
const sentence = (record: Cited) =>
  `${escaped(record.words)}${record.section ? ` ${escaped(record.section)}.` : ''}${cite(record)}`

/** What the state itself says of these topics, a paragraph each. */
const told = (state: State, ...wanted: readonly Topic[]): string[] =>
  wanted.flatMap((topic) =>
    recordsOf(state)
      .filter((one) => one.topic === topic && !one.place)
      .map(sentence),
  )

/** What the state says of these topics, and then what its towns say. */
const all = (state: State, ...wanted: readonly Topic[]): unknown[] => [
  ...told(state, ...wanted),
  ...towns(state, ...wanted),
]

type Digging = (typeof sectionTopics)['call-811'][number]

const digging: Readonly<Record<Digging, string>> = {
  'dig-center': 'Whom to call',
  'dig-notice': 'How long to wait',
  'dig-earliest': 'How far ahead at most',
  'dig-ticket': 'How long it lasts',
  'dig-tolerance': 'How far to keep away',
  'dig-homeowner': 'Does a homeowner have to?',
  'dig-hand': 'Digging by hand',
}

function terms(state: State) {
  const items = sectionTopics['call-811'].flatMap((topic) => {
    const words = told(state, topic)
    return words.length > 0 ? [{ term: digging[topic], text: words.join(' ') }] : []
  })
  return items.length > 0 ? [{ kind: 'terms', items }] : []
}

/** What towns say of these topics, town by town. */
function towns(state: State, ...wanted: readonly Topic[]) {
  const items = townsOf(state, ...wanted).map((place) => ({
    term: place,
    text: wanted
      .flatMap((topic) => recordsOf(state).filter((one) => one.place === place && one.topic === topic))
      .map(sentence)
      .join(' '),
  }))
  return items.length > 0 ? [{ kind: 'terms', items }] : []
}

function frost(state: State) {
  const blocks = all(state, 'frost')
  return blocks.length > 0
    ? [
        ...blocks,
        'These depths bind houses and decks; a town may take less for a fence, but a post that heaves is yours to reset. The [fence calculator](/fence-calculator) counts with the depth of any place here.',
      ]
    : []
}

/** What a reader may miss: what states must tell, and what towns must. */
const missable: readonly (readonly [Topic, string])[] = [
  ['cost', 'who pays for a fence on the line'],
  ['notice', 'whether a neighbor must be told in writing, and how long before'],
  ['forum', 'who settles a quarrel about a line fence'],
  ['adverse', 'after how many years a line moves'],
  ['dig-center', 'the one-call center'],
  ['dig-notice', 'how long to wait after 811'],
  ['dig-earliest', 'how far ahead of digging is too early to call 811'],
  ['dig-ticket', 'how long a ticket lasts'],
  ['dig-tolerance', 'how many inches to keep from a mark'],
  ['dig-homeowner', 'whether homeowners must call'],
  ['code', 'which residential code holds'],
  ['height-front', 'how high a fence may be in a front yard'],
  ['frost', 'how deep frost goes'],
  ['pool', 'what a fence round a pool must be'],
  ['hoa', 'a statute on what an association may forbid of fences'],
  ['animals', 'who must fence animals in or out'],
]

/** What towns and counties tell, and not the state. */
const localTopics: readonly Topic[] = ['height-front', 'frost', 'pool']

function notEstablished({ records, name }: State) {
  const absent = missable.filter(
    ([topic]) =>
      !records.some((record) => record.topic === topic && (!record.place || localTopics.includes(topic))),
  )
  if (absent.length === 0) return []
  return [
    `For ${neighborhood(name)} we have no source good enough to print that says:`,
    { kind: 'list', items: absent.map(([, words]) => `${words[0]?.toUpperCase()}${words.slice(1)}`) },
    'Ask your town’s building and zoning offices. [What counts as a source](/fence-laws/open-data#method)',
  ]
}
