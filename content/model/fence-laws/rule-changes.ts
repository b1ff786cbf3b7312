import { z } from 'zod'
import { day, text } from '../schemas/common'
import { defineJson } from '../store/store'

/** What changed in the records of the states, newest first. */
export const ruleChanges = defineJson(
  'content/data/rule-changes.json',
  z
    .array(z.strictObject({ day, change: text }))
    .min(1)
    // The feed tells its entries apart by their days.
    .refine(
      (changes) => new Set(changes.map((one) => one.day)).size === changes.length,
      'has two changes of one day: tell both in one',
    ),
)
