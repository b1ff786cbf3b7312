import type { StateRules } from '../../fence-laws/planner-rules'

/** Who is asked; what each wants to see is in the guide /fence-laws/approval. Pictures go along where there are some. */
export const recipients = {
  town: { name: 'The town’s permit desk', sheets: ['plan', 'views', 'materials', 'pictures'] },
  hoa: { name: 'The HOA or its committee', sheets: ['plan', 'views', 'materials', 'pictures', 'consent'] },
  neighbor: { name: 'A neighbor', sheets: ['plan', 'views', 'pictures', 'consent'] },
  landlord: { name: 'My landlord', sheets: ['plan', 'views', 'materials', 'pictures'] },
  utility: { name: 'A utility with an easement', sheets: ['plan', 'views', 'pictures'] },
  pool: { name: 'The pool inspector', sheets: ['plan', 'views', 'pictures'] },
} as const

export type Recipient = keyof typeof recipients

export const isRecipient = (name: string): name is Recipient => Object.hasOwn(recipients, name)

/** What goes with a letter, as it is listed there. */
export const sheetNames = {
  plan: 'Plan to scale',
  views: 'Front view of each side',
  materials: 'Materials',
  pictures: 'Pictures',
  consent: 'Neighbors’ responses',
} as const

export type SheetName = keyof typeof sheetNames

/** Handed to nobody: the last sheet. */
export const recordsName = 'For your own records'

export type Letter = {
  readonly owner: string
  readonly address: string
  readonly contact: string
  /** Who gets it; the first line is the name. */
  readonly addressee: string
  /** When work would begin. */
  readonly begin: string
  /** Makers, products and colors. */
  readonly products: string
  /** The fence in one line. */
  readonly fence: string
  /** One line for each. */
  readonly gates: readonly string[]
  /** Whether the plan has a property line, so that it shows the distances to it. */
  readonly hasProperty: boolean
  /** Whether a side may stand on the line: unknown without one. */
  readonly mayBeOnLine: boolean
  readonly rules: StateRules | undefined
  /** Of this site. */
  readonly origin: string
}

/** Left open for a pen. */
const blank = '_______________________'

/** The paragraphs between greeting and signature. */
export function paragraphsOf(to: Recipient, letter: Letter): string[] {
  const { address, begin, contact } = letter
  const fence = [
    `The fence: ${letter.fence}.`,
    ...(letter.products ? [`Products: ${letter.products.replaceAll('\n', '; ')}`] : []),
  ]
  const start = `Planned start: ${begin || blank}`
  const close = `You can reach me at ${contact || blank}`
  const place = address || blank
  switch (to) {
    case 'town':
      return [
        `I request a permit for a fence at ${place}, or written confirmation that none is required.`,
        ...fence,
        `${letter.hasProperty ? 'The plan shows how far each side is from the lot lines. ' : ''}If anything is missing, or if your code does not allow this fence, please tell me which section.`,
        'I will not begin before I have your approval in writing.',
        start,
        close,
      ]
    case 'hoa':
      return [
        `I ask the association to approve a fence at ${place}.`,
        ...fence,
        `It meets this rule of our covenants or guidelines: ${blank}`,
        'The enclosed sheets show how it looks and what it is made of, and have room for my neighbors’ responses. Please tell me in writing the date my request was complete, or what is missing. If your answer is no, please say why, and what would have to change.',
        'I will not begin before I have your approval in writing.',
        start,
        close,
      ]
    case 'neighbor':
      return [
        `I am planning a fence at ${place}, and would like to talk it over with you before I build.`,
        ...fence,
        ...costOf(letter),
        `The plan shows where it would stand. Please tell me by ${blank} what you think of it, and return the enclosed sheet.`,
        start,
        close,
      ]
    case 'landlord':
      return [
        `I rent ${place} from you, and ask for your written permission to build a fence there.`,
        ...fence,
        `Who pays for it: ${blank}`,
        `Who keeps it in repair: ${blank}`,
        `Whether it stays when the lease ends, or I take it out and fill the holes: ${blank}`,
        start,
        close,
      ]
    case 'utility':
      return [
        `I am planning a fence at ${place}. Part of it may stand in your easement. Please mark the easement on the enclosed plan.`,
        ...fence,
        'Please tell me in writing whether a fence may stand there, under what conditions, and how wide a gate your crews need. I will not build in the easement before I have your answer.',
        `I will call 811 before I dig.`,
        start,
        close,
      ]
    case 'pool':
      return [
        `The fence at my pool, at ${place}, is ready for inspection.`,
        ...fence,
        ...letter.gates,
        'Please tell me in writing what must be fixed before the pool may be used.',
        close,
      ]
  }
}

/** Not where the plan shows that no side stands on the line. */
function costOf({ rules, origin, mayBeOnLine }: Letter): string[] {
  if (!mayBeOnLine || !rules?.cost || !rules.costLaw || rules.cost.includes('no law')) return []
  return [
    `If it stands on the line between us, who pays is a matter of ${rules.costLaw} in ${rules.name}. In short: ${rules.cost.toLowerCase()}, as ${origin}${rules.href} reads it. Please read the section itself.`,
  ]
}

function waitOf({ rules, origin }: Letter): string {
  if (!rules?.wait) return ''
  return `${rules.name}: ${rules.wait} before you dig (${rules.law ?? `see ${origin}${rules.href}`})`
}

/** What has its date, what is known of it, and room for the date. */
export function recordsOf(
  to: Recipient,
  letter: Letter,
): readonly (readonly [what: string, known: string])[] {
  const { rules, origin } = letter
  const isNeighbor = to === 'neighbor'
  const notice =
    rules?.notice && `${rules.notice[0]} (${rules.notice[1]}); when it is due: ${origin}${rules.href}`
  return [
    ...(isNeighbor && notice ? [['Notice in writing', notice] as const] : []),
    [isNeighbor ? 'Letter handed over' : 'Handed in, and to whom', 'Keep proof of the date'],
    ['Answer due', isNeighbor ? 'The date in your letter' : 'Ask for the date'],
    ['Answer in writing', ''],
    ...(to === 'pool'
      ? []
      : [
          ['811 called; ticket number', waitOf(letter)] as const,
          ['Utility lines marked', 'No hole before that'] as const,
          ['Work begins', letter.begin] as const,
        ]),
    ...(to === 'town' ? [['Inspections', 'Ask whether holes are inspected before concrete'] as const] : []),
  ]
}
