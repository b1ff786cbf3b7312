import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { builtAnew } from './built-anew'
import { promisesOf, suites } from './promises'

const tests = z.union([z.string(), z.array(z.string()).min(1)]).transform((value) => [value].flat())

/** By section of the specification: each sentence about what the site does, with the tests that prove it. */
const sections = z.record(z.string(), z.record(z.string(), tests))

export const specification = sections.parse(
  parse(readFileSync(path.join(import.meta.dirname, '../specification.yaml'), 'utf8')),
)

/** Tests that are named and are not there, or run on a build with other settings than the site ships with. */
export function specificationFaults(): string[] {
  const known = new Set(
    suites.flatMap(promisesOf).map(({ file, titles }) => `${file} › ${titles.at(-1) ?? ''}`),
  )
  return Object.values(specification).flatMap((sentences) =>
    Object.entries(sentences).flatMap(([says, proofs]) =>
      proofs.flatMap((proof) => {
        if (!known.has(proof)) return [`${says}: there is no test “${proof}”`]
        return builtAnew.test(proof) ? [`${says}: “${proof}” is not asked of the site as it ships`] : []
      }),
    ),
  )
}
