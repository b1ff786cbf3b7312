import { correctionsSchema } from '../schemas/corrections'
import { defineJson } from '../store/store'

export const corrections = defineJson('content/corrections.json', correctionsSchema)
