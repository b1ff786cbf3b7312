import { parseContent } from './define'
import { correctionsSchema } from './schemas/corrections'
import raw from '../corrections.json'

export const corrections = parseContent('content/corrections.json', correctionsSchema, raw)
