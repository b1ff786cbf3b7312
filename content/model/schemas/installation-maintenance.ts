import { z } from 'zod'
import { block, figureBlock, section } from './blocks'
import { cell, diagramName, prose, question, sitePath, slug, text } from './common'

const pagePath = sitePath.refine((path) => !path.includes('#'), 'must be a page, without an anchor')

/** A cell of the strip below the page's header, with the guides that stand in it. */
const stripCell = z.strictObject({
  label: text,
  hint: text,
  guides: z.array(z.strictObject({ href: pagePath })).min(1),
})

/** A part of the guide. The lead stands below its heading. */
const part = z.strictObject({ heading: text, lead: prose })

/** A piece of work under a smaller heading. */
const piece = z.strictObject({ id: slug, heading: text, blocks: z.array(block).min(1) })

const step = z.strictObject({
  id: z.number().int().min(1).max(4),
  anchor: slug,
  title: text,
  description: prose,
  /** On the home page. */
  icon: z.enum(['plan', 'layout', 'post', 'panel']),
  /** Planning figures, in words: "one weekend", "two people". */
  time: text,
  people: text,
  tools: z.array(text).min(1),
  /** What stands beside these. */
  figure: figureBlock,
  /** The work in the order it is done. */
  parts: z.array(piece).min(1),
})

const problem = z.strictObject({
  id: slug,
  problem: text,
  diagram: diagramName,
  causes: z.array(prose).min(1),
  solutions: z.array(prose).min(1),
})

const season = z.strictObject({ season: text, tasks: z.array(cell).min(1) })

/** What a tool is good for, where its name does not say it. */
const tool = z.strictObject({ name: text, essential: z.boolean(), use: cell.optional() })

const material = z.strictObject({ name: text, detail: cell.optional() })

/** The fields stand in reading order, in which sources are numbered. */
export const installationSchema = z.strictObject({
  lead: prose,
  answer: prose,
  /** Leads to the first four parts, in their order. */
  strip: z.array(stripCell).length(4),
  rules: part.extend({ parts: z.array(piece).min(1) }),
  build: part,
  /** Fixed: each has its number and its icon. */
  steps: z
    .array(step)
    .length(4)
    .refine(
      (steps) => steps.every(({ id }, index) => id === index + 1),
      'must have the ids 1, 2, 3, 4 in this order',
    ),
  tips: z.array(prose).min(1),
  lookAfter: part,
  maintenanceTips: z.array(prose).min(1),
  seasons: z.array(season).min(1),
  care: section,
  repair: part,
  troubleshooting: z.array(problem).min(1),
  supplies: part,
  tools: z.array(tool).min(1),
  materials: z.array(material).min(1),
  quantities: z.strictObject({
    diagrams: z.array(diagramName).min(1),
    lead: prose,
    posts: prose,
    boards: prose,
    concrete: prose,
    depth: prose,
  }),
  questions: z.array(question).min(1),
})

export type Installation = z.infer<typeof installationSchema>
export type InstallationStep = Installation['steps'][number]
export type Problem = Installation['troubleshooting'][number]
