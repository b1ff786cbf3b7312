import type { PhrasingContent } from 'mdast'
import type { z } from 'zod'
import { prose, type Prose } from '../schemas/common'
import type { Term } from '../schemas/glossary'
import { withoutCitations } from './citations'
import { inlineNodes } from './inline'
import { mapProse } from './map-prose'

/** A link to this opens the definition of a term: components/kit/prose.tsx draws it as a link that its click keeps on the page. */
const scheme = 'term:'

/** The term whose definition a link opens. */
export function termOf(url: string): string | undefined {
  return url.startsWith(scheme) ? url.slice(scheme.length) : undefined
}

/** The first sentence of a definition, without citations: all that a guide shows of it. */
export function firstSentence(definition: Prose): Prose {
  const plain = withoutCitations(definition)
  // "3½ in. (89 mm)" ends no sentence.
  return prose.parse(/^.*?[.!?][”’)]*(?=\s+\p{Lu}|$)/su.exec(plain)?.[0] ?? plain)
}

const glossaryLink = /^\/glossary#([a-z0-9-]+)$/
const glossaryLinks = /\]\(\/glossary#([a-z0-9-]+)\)/g

/** Between citations, which hold keys and no words. */
const citations = /(\[\^[^\]]*\])/

/**
 * Makes a link of the first use of each term in the running text of a page, in reading order. Where the page links a
 * word to the glossary by itself, that link is the one. Links, strong and stressed words, citations, headings and
 * tables are left alone.
 */
export function markTerms<Content>(
  schema: z.core.$ZodType,
  content: Content,
  glossary: readonly Term[],
): Content {
  const known = new Map(glossary.map((term) => [term.id, term]))
  const byForm = new Map(
    glossary.flatMap((term) => (term.forms ?? []).map((form) => [form.toLowerCase(), term])),
  )
  const pattern = patternOf([...byForm.keys()])
  const used = new Set<string>()
  const linked = new Set<string>()
  mapProse(schema, content, (words) => {
    for (const [, id = ''] of words.matchAll(glossaryLinks)) linked.add(id)
    return words
  })

  function markText(text: string): string {
    const parts = text.split(citations)
    return parts.map((part, index) => (index % 2 === 0 ? part.replace(pattern, markForm) : part)).join('')
  }

  function markForm(words: string): string {
    const term = byForm.get(words.toLowerCase())
    if (!term || used.has(term.id) || linked.has(term.id)) return words
    used.add(term.id)
    return `[${words}](${scheme}${term.id})`
  }

  function markLink(source: string, url: string): string {
    const term = known.get(glossaryLink.exec(url)?.[1] ?? '')
    if (!term || used.has(term.id)) return source
    used.add(term.id)
    return source.replace(`](${url})`, `](${scheme}${term.id})`)
  }

  function mark(words: string): string {
    const parts = inlineNodes(words).map((node) => {
      const source = sourceOf(node, words)
      if (node.type === 'text') return markText(source)
      return node.type === 'link' ? markLink(source, node.url) : source
    })
    return parts.join('')
  }

  return mapProse(schema, content, mark)
}

function sourceOf({ position }: PhrasingContent, words: string): string {
  return words.slice(position?.start.offset, position?.end.offset)
}

/** Whole words only, and of several forms the longest: "tension bar", not "tension barrier" or "bar". */
function patternOf(forms: readonly string[]): RegExp {
  const longestFirst = forms.toSorted((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`, 'giu')
}
