import { closest, distance } from 'fastest-levenshtein'
import type { z } from 'zod'
import { placeOf } from './places'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Turns zod's findings into sentences that name file and field: `content/site.json › contact.email: …`. */
export function explainIssues(file: string, issues: readonly Issue[], data: unknown): string[] {
  const missing = issues
    .filter((issue) => isMissing(issue, issue.path, data))
    .map((issue) => String(issue.path.at(-1)))

  function explain(issue: Issue, parents: Path): string[] {
    const path = [...parents, ...issue.path]

    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      return likeliestBranch(issue.errors).flatMap((inner) => explain(inner, path))
    }
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(
        (key) => `${place(file, [...path, key])}: is not a field known here${didYouMean(key, missing)}`,
      )
    }
    if (issue.code === 'invalid_key') {
      return issue.issues.map(({ message }) => `${place(file, path)}: this name ${message}`)
    }
    if (isMissing(issue, path, data)) return [`${place(file, path)}: is missing`]
    const value = valueAt(data, path)
    return [`${place(file, path)}: ${wordsFor(issue, value)}${found(value)}`]
  }

  return issues.flatMap((issue) => explain(issue, []))
}

/** `; did you mean "email"?` when a known name differs by a typo, else an empty string. */
export function didYouMean(
  word: string,
  known: readonly string[],
  typos = Math.max(2, word.length / 3),
): string {
  if (known.length === 0) return ''
  const guess = closest(word, known)
  return distance(word, guess) <= typos ? `; did you mean "${guess}"?` : ''
}

/** What JSON and YAML call a type, as an editor writes it. */
const types: Readonly<Record<string, string>> = {
  string: 'words in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false, without quotation marks',
  array: 'a list',
  object: 'fields, each with its name',
  record: 'fields, each with its name',
}

const limit = (origin: string) => (origin === 'array' ? 'have entries,' : 'be')

/** What the value must be, in place of zod's own words for it. */
function wordsFor(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_type') return `must be ${types[issue.expected] ?? issue.expected}`
  // A schema may have words of its own.
  if (!/^(?:Invalid|Too) /.test(issue.message)) return issue.message
  if (issue.code === 'too_small') return `must ${limit(issue.origin)} at least ${issue.minimum}`
  if (issue.code === 'too_big') return `must ${limit(issue.origin)} at most ${issue.maximum}`
  if (issue.code !== 'invalid_value') return issue.message
  const options = issue.values.map(String)
  const listed = issue.values.map((option) => JSON.stringify(option)).join(', ')
  // Short words differ by two letters and are others, as "on" and "off".
  const guess = typeof value === 'string' ? didYouMean(value, options, value.length / 3) : ''
  return options.length > 1 ? `must be one of ${listed}${guess}` : `must be ${listed}`
}

/**
 * Of the branches of a union, the one the data comes closest to: its issues lie deepest. Among equals, one whose types
 * all match.
 */
function likeliestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const depth = (issues: readonly Issue[]) =>
    Math.max(0, ...issues.map((issue) => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)))
  const isOfType = (issues: readonly Issue[]) =>
    issues.every(({ code }) => code !== 'invalid_type' && code !== 'invalid_value')
  return (
    [...branches].sort((a, b) => depth(b) - depth(a) || Number(isOfType(b)) - Number(isOfType(a)))[0] ?? []
  )
}

function isMissing(issue: Issue, path: Path, data: unknown): boolean {
  return (
    (issue.code === 'invalid_type' || issue.code === 'invalid_value') && valueAt(data, path) === undefined
  )
}

function place(file: string, path: Path): string {
  return placeOf(file, path.map(step).join('').replace(/^\./, ''))
}

/** A step of a path: `[3]`, `.contact`, or `["/history"]` for a key that is no identifier. */
export function step(key: PropertyKey): string {
  if (typeof key === 'number') return `[${key}]`
  return /^[\w-]+$/.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(key)}]`
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )
}

/** The wrong value, when it is short enough to help. */
function found(value: unknown): string {
  const shown = typeof value === 'string' || typeof value === 'number' ? JSON.stringify(value) : ''
  const visible = shown.replaceAll(/\p{Cf}/gu, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`)
  return visible !== '' && visible.length <= 80 ? ` (found ${visible})` : ''
}
