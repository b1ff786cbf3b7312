import { z } from 'zod'
import { block, pictureName, prose, question, section, slug, text } from './common'

const tool = z.strictObject({ name: text, essential: z.boolean(), use: prose })

const material = z.strictObject({ name: text, detail: prose })

const step = z.strictObject({
  id: z.number().int().min(1).max(4),
  anchor: slug,
  title: text,
  description: prose,
  icon: z.enum(['plan', 'layout', 'post', 'panel']),
  picture: pictureName,
  /** Planning figures, in words: "one weekend", "two people". */
  time: text,
  people: text,
  tools: z.array(text).min(1),
  /** The work in the order it is done; each part becomes a smaller heading. */
  parts: z.array(z.strictObject({ id: slug, heading: text, blocks: z.array(block).min(1) })).min(1),
})

const problem = z.strictObject({
  id: slug,
  problem: text,
  causes: z.array(prose).min(1),
  solutions: z.array(prose).min(1),
})

const season = z.strictObject({ season: text, tasks: z.array(prose).min(1) })

/** The fields stand in reading order, in which sources are numbered. */
export const installationSchema = z.strictObject({
  lead: prose,
  answer: prose,
  rules: section,
  tools: z.array(tool).min(1),
  materials: z.array(material).min(1),
  quantities: z.strictObject({ lead: prose, posts: prose, boards: prose, concrete: prose, depth: prose }),
  tips: z.array(prose).min(1),
  /** Fixed: each has its number and its icon. */
  steps: z
    .array(step)
    .length(4)
    .refine(
      (steps) => steps.every(({ id }, index) => id === index + 1),
      'must have the ids 1, 2, 3, 4 in this order',
    ),
  maintenanceTips: z.array(prose).min(1),
  seasons: z.array(season).min(1),
  care: section,
  troubleshooting: z.array(problem).min(1),
  questions: z.array(question).min(1),
})

export type Installation = z.infer<typeof installationSchema>
export type InstallationStep = Installation['steps'][number]
export type Problem = Installation['troubleshooting'][number]
