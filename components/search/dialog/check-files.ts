import type { SearchDocument, SearchWords, SplitIndex } from '../index-format'

// What a file of the search holds: something else than this build may have answered, and one odd entry would break the
// list of results.

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)
const isText = (value: unknown): value is string => typeof value === 'string'
const hasTexts = (value: unknown, ...names: string[]) => names.every((name) => isText(field(value, name)))
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem)

/** It leads to this site. */
const isDocument = (value: unknown) =>
  hasTexts(value, 'page', 'under', 'href', 'title', 'text') &&
  isListOf(field(value, 'aliases'), isText) &&
  ['number', 'undefined'].includes(typeof field(value, 'weight')) &&
  /^\/(?![/\\])/.test(`${field(value, 'href')}`)

export const isDocuments = (value: unknown): value is SearchDocument[] => isListOf(value, isDocument)

/** It has at least its pages. */
export const isGroup = (value: unknown): value is SearchDocument[] => isDocuments(value) && value.length > 0

const isSplitIndex = (value: unknown): value is SplitIndex =>
  isDocuments(field(value, 'pages')) &&
  isListOf(field(value, 'words'), (list) => hasTexts(list, 'address', 'from')) &&
  isListOf(
    field(value, 'groups'),
    (group) => hasTexts(group, 'address') && Number.isInteger(field(group, 'pages')),
  )

export const isIndex = (value: unknown): value is SearchDocument[] | SplitIndex =>
  isDocuments(value) || isSplitIndex(value)

export const isWords = (value: unknown): value is SearchWords =>
  hasTexts(value, 'terms', 'groups') && Object.values(Object(field(value, 'names'))).every(isText)
