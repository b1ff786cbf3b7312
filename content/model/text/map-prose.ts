import { z } from 'zod'
import { prose } from '../schemas/common'

type Change = (words: string) => string

/**
 * Copies content, with each running text in it changed: what its schema declares as `prose`. Headings, names, table
 * cells and everything else stays as it is.
 */
export function mapProse<Value>(schema: z.core.$ZodType, value: Value, change: Change): Value
export function mapProse(schema: z.core.$ZodType, value: unknown, change: Change): unknown {
  if (schema === prose) return typeof value === 'string' ? change(value) : value
  if (schema instanceof z.ZodOptional)
    return value === undefined ? value : mapProse(schema.unwrap(), value, change)
  if (schema instanceof z.ZodUnion) {
    const option = schema.options.find((option) => z.safeParse(option, value).success)
    return option ? mapProse(option, value, change) : value
  }
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item: unknown) => mapProse(schema.element, item, change)) : value
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const shape = new Map<string, z.core.$ZodType>(Object.entries(schema.shape))
    return Object.fromEntries(
      Object.entries(value).map(([name, item]: [string, unknown]) => {
        const inner = shape.get(name)
        return [name, inner ? mapProse(inner, item, change) : item]
      }),
    )
  }
  return value
}
