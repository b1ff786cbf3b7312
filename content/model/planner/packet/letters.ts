import type { StateRules } from '../../fence-laws/planner-rules'

/** Who is asked; what each wants to see is in the guide /fence-laws/approval. */
export const recipients = {
  town: { name: 'The town’s permit desk', sheets: ['plan', 'views', 'materials', 'dates'] },
  hoa: { name: 'The HOA or its committee', sheets: ['plan', 'views', 'materials', 'pictures', 'consent'] },
  neighbor: { name: 'A neighbor', sheets: ['plan', 'views', 'consent', 'dates'] },
  landlord: { name: 'My landlord', sheets: ['plan', 'views', 'materials'] },
  utility: { name: 'A utility with an easement', sheets: ['plan', 'dates'] },
  pool: { name: 'The pool inspector', sheets: ['plan', 'views', 'pictures'] },
} as const

export type Recipient = keyof typeof recipients

export const isRecipient = (name: string): name is Recipient => Object.hasOwn(recipients, name)

/** What goes with a letter, as it is listed there. */
export const sheetNames = {
  plan: 'Plan to scale, with distances',
  views: 'Each side from in front, and a post in its hole',
  materials: 'Materials',
  pictures: 'Pictures',
  consent: 'What the neighbors say',
  dates: 'Dates',
} as const

export type SheetName = keyof typeof sheetNames

export type Letter = {
  readonly owner: string
  readonly address: string
  /** Who gets it. */
  readonly addressee: string
  /** When work would begin. */
  readonly begin: string
  /** The fence in one line, and one for each of its gates. */
  readonly fence: readonly string[]
  readonly rules: StateRules | undefined
  /** Of this site. */
  readonly origin: string
}

/** Left open for a pen. */
const blank = '_______________________'

/** The paragraphs between greeting and signature. */
export function paragraphsOf(to: Recipient, letter: Letter): string[] {
  const address = letter.address || blank
  const begin = letter.begin || blank
  const fence = `The fence: ${letter.fence[0]}.`
  switch (to) {
    case 'town':
      return [
        `I ask for a permit for a fence at ${address}, or for your word in writing that it needs none.`,
        fence,
        'The plan shows how far each side is from the lot lines and the house. If anything is missing, or if a section of your code stands against it, please tell me which one.',
        `I will begin with your answer in hand, and not before ${begin}.`,
      ]
    case 'hoa':
      return [
        `I ask the association to approve a fence at ${address}.`,
        fence,
        `It meets this rule of our covenants or guidelines: ${blank}. How it looks and what it is made of is on the sheets enclosed, with what my neighbors say.`,
        'Please tell me in writing on which day my request was complete, or what is missing. If your answer is no, please say why, and what would have to change.',
        `I will begin with your answer in hand, and not before ${begin}.`,
      ]
    case 'neighbor':
      return [
        `I am planning a fence at ${address}, and would like to talk it over with you before I build.`,
        fence,
        ...costOf(letter),
        `The plan shows where it stands. I would begin on ${begin}, once the lines under the ground are marked. Please tell me by ${blank} what you think of it, and sign the sheet enclosed if you agree.`,
      ]
    case 'landlord':
      return [
        `I rent ${address} from you, and ask for your permission in writing to build a fence there.`,
        fence,
        `Who pays for it: ${blank}`,
        `Who keeps it in repair: ${blank}`,
        `When the lease ends, it stays, or I take it out and fill the holes: ${blank}`,
      ]
    case 'utility':
      return [
        `I am planning a fence at ${address}. A part of it may stand in your easement: the plan shows where.`,
        fence,
        `Please tell me in writing where the strip begins and ends, whether a fence may stand in it, on which conditions, and how wide a gate your people need.`,
        `Before I dig, I call 811.${waitOf(letter)} I would begin on ${begin}.`,
      ]
    case 'pool':
      return [
        `The fence at my pool, at ${address}, is ready for you to look at.`,
        fence,
        ...letter.fence.slice(1),
        ...poolOf(letter),
        'Please tell me in writing what has to be mended before the pool may be used.',
      ]
  }
}

function costOf({ rules, origin }: Letter): string[] {
  if (!rules?.cost || !rules.costLaw) return []
  return [
    `Who pays for a fence on the line, in short, in ${rules.name}: “${rules.cost}” (${rules.costLaw}). More at ${origin}${rules.href}.`,
  ]
}

const waitOf = ({ rules }: Letter): string =>
  rules?.wait ? ` ${rules.name} asks for ${rules.wait}${rules.law ? ` (${rules.law})` : ''}.` : ''

function poolOf({ rules }: Letter): string[] {
  if (!rules?.pool) return []
  const [inches, scope] = rules.pool
  return [
    `${rules.name} asks for a barrier at least ${inches} in. (${Math.round(inches * 2.54)} cm) high. Where that holds: ${scope}.`,
  ]
}

/** What has its day, what is known of it, and room for the day. */
export function datesOf(to: Recipient, letter: Letter): (readonly [what: string, known: string])[] {
  const { rules, origin } = letter
  const notice = rules?.notice && `${rules.notice[0]} (${rules.notice[1]}): see ${origin}${rules.href}`
  return [
    ...(to === 'neighbor' && notice
      ? [['Notice in writing, where the law asks for one', notice] as const]
      : []),
    [to === 'neighbor' ? 'Letter handed over' : 'Handed in; to whom', ''],
    ['Answer due', 'Ask for the day'],
    ['Answer in writing', ''],
    ['811 called; ticket number', waitOf(letter).trim()],
    ['Lines marked', 'No hole before that'],
    ['Work begins', letter.begin],
    ...(to === 'town' ? [['Inspections', 'Ask whether holes are seen before concrete'] as const] : []),
  ]
}
