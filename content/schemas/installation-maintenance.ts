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
  tools: z.array(text).min(2),
  /** The work in the order it is done; each part becomes a smaller heading. */
  parts: z.array(z.strictObject({ id: slug, heading: text, blocks: z.array(block).min(1) })).min(3),
  /** What must be true before the next step begins. */
  done: z.array(prose).min(2),
})

const problem = z.strictObject({
  id: slug,
  problem: text,
  causes: z.array(prose).min(2),
  solutions: z.array(prose).min(3),
})

const season = z.strictObject({ season: text, tasks: z.array(prose).min(2) })

export const installationSchema = z.strictObject({
  lead: prose,
  answer: prose,
  rules: section,
  tools: z
    .array(tool)
    .refine(
      (tools) => tools.filter((tool) => tool.essential).length === 10,
      'needs exactly ten essential tools',
    )
    .refine(
      (tools) => tools.filter((tool) => !tool.essential).length === 5,
      'needs exactly five optional tools',
    ),
  materials: z.array(material).min(8),
  tips: z.array(prose).min(6).max(8),
  steps: z
    .array(step)
    .length(4)
    .refine(
      (steps) => steps.every(({ id }, index) => id === index + 1),
      'must have the ids 1, 2, 3, 4 in this order',
    ),
  quantities: z.strictObject({ lead: prose, posts: prose, boards: prose, concrete: prose, depth: prose }),
  maintenanceTips: z.array(prose).length(6),
  seasons: z.array(season).length(4),
  care: z.array(z.strictObject({ material: text, wash: prose, yearly: prose, watch: prose })).min(5),
  troubleshooting: z.array(problem).length(4),
  questions: z.array(question).min(6),
})

export type Installation = z.infer<typeof installationSchema>
export type InstallationStep = Installation['steps'][number]
export type Problem = Installation['troubleshooting'][number]
