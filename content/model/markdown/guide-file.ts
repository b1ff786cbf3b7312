import { isMap, isNode, isScalar, isSeq } from 'yaml'
import { ContentError } from '../store/define'
import { step } from '../store/explain-errors'
import { mergeFaults } from '../store/merge-marks'
import { parseOnce } from '../store/parse-once'
import { rememberPlaces } from '../store/places'
import { readFrontMatter } from './front-matter'

/** Words of a file: where they begin in it, and how they are written there. Those of the front matter have a name. */
export type Place = { offset: number; source: string; isNamed?: boolean }
export type Places = Map<string, Place>

/** A file of content/guides/, cut in two. Nothing in it has been checked. */
export type GuideFile = {
  /** As an operator knows it: `content/guides/history.md`. */
  file: string
  source: string
  frontMatter: unknown
  /** Whether words stand below the front matter. */
  hasBody: boolean
  /** Where each field stands; the reader of the body adds its own. */
  places: Places
}

/** @throws ContentError for a file without front matter, or whose front matter is no YAML */
export const parseGuideFile = parseOnce((file, source): GuideFile => {
  const unmerged = mergeFaults(file, source)
  if (unmerged.length > 0) throw new ContentError(unmerged)
  const [whole, yaml = ''] = /^\uFEFF?---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m.exec(source) ?? []
  if (whole === undefined || !source.startsWith(whole))
    throw new ContentError([
      /^\uFEFF?---[ \t]*\r?\n/.test(source)
        ? `${file}:1:1: the front matter has no end; write "---" below its last field`
        : `${file}:1:1: has no front matter; begin with "---", the fields of the page, and "---" again`,
    ])

  const start = whole.indexOf('\n') + 1
  const { document, faults } = readFrontMatter(yaml)
  if (faults.length > 0)
    throw new ContentError(
      faults.map(
        ({ offset, field, says }) =>
          `${file}:${pointAt(source, start + offset)}${field === undefined ? '' : ` › ${field}`}: ${says}`,
      ),
    )

  const places: Places = new Map([['', { offset: start, source: '', isNamed: true }]])
  walk(document.contents, '')
  rememberPlaces(file, (field, near) => findPlace({ source, places }, field, near))
  return {
    file,
    source,
    frontMatter: withoutEmpty(document.toJS()),
    hasBody: source.slice(whole.length).trim() !== '',
    places,
  }

  function walk(node: unknown, field: string) {
    const enter = (key: string | number, value: unknown, at: unknown) => {
      const inner = field === '' ? String(key) : `${field}${step(key)}`
      const [from, to] = (isNode(value) && value.range) || (isNode(at) && at.range) || [0, 0]
      places.set(inner, { offset: start + from, source: yaml.slice(from, to), isNamed: true })
      walk(value, inner)
    }
    if (isMap(node))
      for (const { key, value } of node.items) enter(isScalar(key) ? String(key.value) : '', value, key)
    if (isSeq(node)) node.items.forEach((item, index) => enter(index, item, item))
  }
})

/** A field with nothing behind its colon is missing. */
function withoutEmpty(fields: unknown): unknown {
  if (typeof fields !== 'object' || Array.isArray(fields)) return fields
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== null))
}

/** The place of a field, or of the innermost one around it that has one. */
function findPlace(
  { source, places }: Pick<GuideFile, 'source' | 'places'>,
  field: string,
  near: string,
): string {
  let around = field
  while (!places.has(around)) around = around.replace(/(?:^|\.)[^.[\]]*$|\[[^[\]]*\]$/, '')
  const place = places.get(around)
  if (!place) return '1:1'
  const point = pointAt(source, place.offset + Math.max(0, near === '' ? 0 : place.source.indexOf(near)))
  return place.isNamed && field !== '' ? `${point} › ${field}` : point
}

/** `12:3`, counted from 1 as editors do. */
function pointAt(source: string, offset: number): string {
  const lines = source.slice(0, offset).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}
