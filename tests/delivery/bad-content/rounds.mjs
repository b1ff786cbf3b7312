import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runIn } from '../../lib/run-in.mjs'

/** @typedef {import('./mistake.mjs').Mistake} Mistake */

const project = path.resolve(import.meta.dirname, '..', '..', '..')

/**
 * Deals mistakes into as few rounds as possible: the check tells all of them at once, and starting it takes
 * longer than all the rest. Two that change the same words need a round each.
 * @param {readonly Mistake[]} mistakes
 * @returns {Promise<Mistake[][]>}
 */
export async function deal(mistakes) {
  /** @typedef {{ mistakes: Mistake[], taken: Map<string, [from: number, to: number][]> }} Round */
  /** @type {Round[]} */
  const rounds = []
  for (const mistake of mistakes) {
    const range = await rangeOf(mistake)
    const fits = rounds.find(({ taken }) =>
      (taken.get(mistake.file) ?? []).every(([from, to]) => range[1] <= from || to <= range[0]),
    )
    /** @type {Round} */
    const round = fits ?? { mistakes: [], taken: new Map() }
    if (!fits) rounds.push(round)
    round.mistakes.push(mistake)
    round.taken.set(mistake.file, [...(round.taken.get(mistake.file) ?? []), range])
  }
  return rounds.map((round) => round.mistakes)
}

/**
 * @param {Mistake} mistake
 * @returns {Promise<[from: number, to: number]>} the characters it changes
 */
async function rangeOf({ name, file, find }) {
  if (find === undefined) return [0, Infinity]
  const text = await readFile(path.join(project, file), 'utf8')
  const from = text.indexOf(find)
  if (from < 0) throw new Error(`"${name}": ${file} has no ${JSON.stringify(find)}`)
  return [from, from + find.length]
}

/**
 * Makes all mistakes at once, runs a command, and puts the files back.
 * @param {string} folder
 * @param {readonly Mistake[]} mistakes
 * @param {readonly string[]} command
 * @returns {Promise<{ code: number | null, printed: string }>}
 */
export async function runWith(folder, mistakes, command) {
  const changed = new Set(mistakes.map(({ file }) => file))
  for (const mistake of mistakes) await make(folder, mistake)
  try {
    return await runIn(folder, command, { SITE_URL: 'https://fencewiki.example' })
  } finally {
    for (const file of changed) {
      await rm(path.join(folder, file), { force: true })
      await cp(path.join(project, file), path.join(folder, file)).catch(() => {
        // A file that only the mistake brought.
      })
    }
  }
}

/**
 * @param {string} folder
 * @param {Mistake} mistake
 */
export async function make(folder, { name, file, find, put = '', bytes }) {
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
export function told(/** @type {string} */ printed) {
  const list = printed.match(/Content has (?:a mistake|\d+ mistakes):\n([^]*?)\n\n/)?.[1] ?? ''
  return list === '' ? [] : list.split('\n').map((line) => line.trim())
}
