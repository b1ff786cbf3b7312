import { readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { runIn } from '../../lib/run-in'

/** A mistake in content or settings. */
export type Mistake = {
  readonly name: string
  readonly file: string
  /** What is replaced by `put`; without it the whole file is, by `bytes`: `undefined` means that it is not there. */
  readonly find?: string
  readonly put?: string
  readonly bytes?: string | Uint8Array | undefined
  /** What the check says to it. Empty: it works. */
  readonly says: readonly string[]
}

/** A message without a file of its own belongs to the file that was changed. */
const namesFile = /^(?:content|components|app|public|environment)\b/

type Row = readonly [name: string, find: string, put: string, ...says: string[]]

export function inFile(file: string, rows: readonly Row[]): Mistake[] {
  return rows.map(([name, find, put, ...says]) => ({
    name,
    file,
    find,
    put,
    says: says.map((message) =>
      namesFile.test(message)
        ? message
        : `${file}${message.replace(/^@([^@]+)@/, (_, near: string) => placeOf(near, file, find, put))}`,
    ),
  }))
}

/** The line and the column of words that the mistake brought, for a message that begins with them as `@near@`. */
function placeOf(near: string, file: string, find: string, put: string): string {
  const good = readFileSync(file, 'utf8')
  const from = good.indexOf(find)
  const bad = good.replace(find, () => put)
  const lines = bad.slice(0, bad.indexOf(near, from)).split('\n')
  return `:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

export const wholeFile = (
  name: string,
  file: string,
  bytes: Mistake['bytes'],
  ...says: string[]
): Mistake => ({
  name,
  file,
  bytes,
  says: says.map((message) => (namesFile.test(message) ? message : `${file}${message}`)),
})

const says = z.union([z.string().transform((message) => [message]), z.array(z.string())]).default([])
const change = z.strictObject({ find: z.string(), put: z.string(), says })
const whole = z.strictObject({ whole: z.string().nullable(), says })
const tables = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.union([change, whole]))))
const written = tables.parse(parse(readFileSync(path.join(import.meta.dirname, 'mistakes.yaml'), 'utf8')))

/** Those of a table in mistakes.yaml. */
export function mistakesIn(table: string): Mistake[] {
  return Object.entries(written[table] ?? {}).flatMap(([file, mistakes]) =>
    Object.entries(mistakes).flatMap(([name, mistake]) =>
      'find' in mistake
        ? inFile(file, [[name, mistake.find, mistake.put, ...mistake.says]])
        : wholeFile(name, file, mistake.whole ?? undefined, ...mistake.says),
    ),
  )
}

const project = path.resolve(import.meta.dirname, '..', '..', '..')

type Round = { mistakes: Mistake[]; taken: Map<string, [from: number, to: number][]> }

/**
 * Deals mistakes into as few rounds as possible: the check tells all of them at once, and starting it takes
 * longer than all the rest. Two that change the same words need a round each.
 */
export async function deal(mistakes: readonly Mistake[]): Promise<Mistake[][]> {
  const rounds: Round[] = []
  for (const mistake of mistakes) {
    const range = await rangeOf(mistake)
    const fits = rounds.find(({ taken }) =>
      (taken.get(mistake.file) ?? []).every(([from, to]) => range[1] <= from || to <= range[0]),
    )
    const round: Round = fits ?? { mistakes: [], taken: new Map() }
    if (!fits) rounds.push(round)
    round.mistakes.push(mistake)
    round.taken.set(mistake.file, [...(round.taken.get(mistake.file) ?? []), range])
  }
  return rounds.map((round) => round.mistakes)
}

/** The characters that it changes. */
async function rangeOf({ name, file, find }: Mistake): Promise<[from: number, to: number]> {
  if (find === undefined) return [0, Infinity]
  const text = await readFile(path.join(project, file), 'utf8')
  const from = text.indexOf(find)
  if (from < 0) throw new Error(`"${name}": ${file} has no ${JSON.stringify(find)}`)
  return [from, from + find.length]
}

/** Makes all mistakes at once, runs a command, and puts the files back. */
export async function runWith(folder: string, mistakes: readonly Mistake[], command: readonly string[]) {
  for (const mistake of mistakes) await make(folder, mistake)
  try {
    return await runIn(folder, command, { SITE_URL: 'https://fencewiki.example' })
  } finally {
    for (const file of new Set(mistakes.map(({ file }) => file))) {
      await rm(path.join(folder, file), { force: true })
      await cp(path.join(project, file), path.join(folder, file)).catch(() => {
        // A file that only the mistake brought.
      })
    }
  }
}

export async function make(folder: string, { name, file, find, put = '', bytes }: Mistake): Promise<void> {
  const target = path.join(folder, file)
  if (find === undefined) {
    await rm(target, { force: true })
    await mkdir(path.dirname(target), { recursive: true })
    if (bytes !== undefined) await writeFile(target, bytes)
    return
  }
  const good = await readFile(target, 'utf8')
  if (!good.includes(find)) throw new Error(`"${name}" finds no ${JSON.stringify(find)} in ${file}`)
  await writeFile(
    target,
    good.replace(find, () => put),
  )
}

/** The faults that were printed, one a line. */
export function told(printed: string): string[] {
  const list = printed.match(/Content has (?:a mistake|\d+ mistakes):\n([^]*?)\n\n/)?.[1] ?? ''
  return list === '' ? [] : list.split('\n').map((line) => line.trim())
}
