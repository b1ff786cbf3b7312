import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { step } from '../store/explain-errors'
import { placeOf } from '../store/places'
import { plainText } from '../text/inline'

/** Fields that hold no statement, or none that could cite a source. */
const silentFields = new Set(['id', 'anchor', 'href', 'heading', 'question', 'title', 'caption', 'head'])

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Stands for the citations behind a sentence, so that they are found in it and not behind its full stop. */
const cited = '\uE000'

/** Stands for the full stop of an abbreviation. */
const shortened = '\uE001'

/** The full stop of an abbreviation, which ends a sentence only before a capital: "48 in. (1.2 m) or more". */
const abbreviation = /\b(in|gal|min|no|art|vs|pp?)\.(?=\s+[^A-Z\s“"])/gi

/** A number with a unit, a price, a share or a year. */
const figure = new RegExp(
  [
    String.raw`\$\s?\d`,
    String.raw`\d\s?%`,
    String.raw`\b1[0-9]{3}\b|\b20[0-2]\d\b|\b\d+ BCE\b`,
    String.raw`[\d½¼¾⅓⅛⅜⅝⅞]\s?(?:in[.\uE001]|inch|ft\b|foot|feet|yards?|miles?|acres?|lb|pounds?|oz\b|tons?|psi|mph|mils?|gauge|cu\b|sq\b|°F|gallons?|quarts?|cups?|dB|seconds?|minutes?|hours?|days?|weeks?|months?|years?)`,
  ].join('|'),
)

/**
 * Sentences of a page that give a figure and no source: `[^sum]` marks what follows from figures beside it or from a
 * drawing, and `[^our-…]` a judgment of ours, from content/judgments.json. A citation anywhere in the row of a table, or
 * in the table's note, holds for the row.
 */
export function unsourcedFigures(file: string, content: unknown): string[] {
  const found: string[] = []

  function visit(value: unknown, field: string, name: string) {
    if (silentFields.has(name)) return
    if (typeof value === 'string') found.push(...bareSentences(value).map((words) => finding(field, words)))
    else if (isTable(value)) found.push(...bareRows(value).map((words) => finding(field, words)))
    else if (Array.isArray(value))
      value.forEach((item: unknown, index) => visit(item, `${field}[${index}]`, name))
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value))
        visit(item, field === '' ? key : `${field}${step(key)}`, key)
    }
  }

  const finding = (field: string, words: string) =>
    `${placeOf(file, field, words.trim().split(/[\uE000\uE001|[\]]/)[0])}: gives a figure without a source: "${words.trim().slice(0, 90)}"; cite one; or write [^sum] where it follows from figures beside it, and a judgment of ours as in content/judgments.json`

  visit(content, '', '')
  return found
}

type Table = { rows: readonly (readonly string[])[]; note?: string | undefined }

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'table'
}

function bareRows({ rows, note = '' }: Table): string[] {
  if (note.includes('[^')) return []
  return rows.map((row) => row.join(' | ')).filter((row) => !row.includes('[^') && figure.test(row))
}

function bareSentences(text: string): string[] {
  const marked = text
    .replace(/([.!?…]?["”’')*]*)((?:\[\^[a-z0-9-]+\])+)/g, `${cited}$1`)
    .replace(/\]\([^)]*\)/g, ']')
    .replace(abbreviation, `$1${shortened}`)
  return [...sentences.segment(marked)]
    .map(({ segment }) => segment)
    .filter((sentence) => /[.!?]["”’')*]*\s*$/.test(sentence))
    .filter((sentence) => !sentence.includes(cited) && figure.test(sentence))
}

/** Rudolf Flesch's reading ease, 0 (hard) to about 120 (easy), and what it was counted from. */
export function readingEase(lines: readonly string[]): { ease: number; words: number; sentences: number } {
  const texts = lines
    .map((line) => plainText([line]).replace(abbreviation, '$1'))
    .map((line) => (/[.!?:;]$/.test(line) ? line : `${line}.`))
  // Line by line: with each word V8 copies the whole text that it is from.
  const counted = texts.flatMap((text) => [...words.segment(text)]).filter(({ isWordLike }) => isWordLike)
  const spoken = counted.filter(({ segment }) => /\p{L}/u.test(segment))
  const count = {
    word: spoken.length,
    sentence: [...sentences.segment(texts.join(' '))].length,
    syllable: spoken.reduce((sum, { segment }) => sum + syllable(segment), 0),
  }
  return { ease: flesch(count), words: counted.length, sentences: count.sentence }
}
