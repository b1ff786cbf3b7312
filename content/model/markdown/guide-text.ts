import type { Node } from 'mdast'
import { VFile } from 'vfile'
import { ContentError } from '../store/define'
import { didYouMean, step } from '../store/explain-errors'
import { asProse } from '../text/as-prose'
import { inlineNodes } from '../text/inline'
import type { GuideFile } from './guide-file'

/** What words can name as `{{operator.state}}`, and `:::when` can ask for. */
export type Variables = {
  /** Other than that of other values. */
  key: string
  names: readonly string[]
  settingOf: (name: string) => string | undefined
  sourceRanks: readonly string[]
}

/** A part of the content, and where it stands in the file. */
export class Located {
  constructor(
    readonly value: unknown,
    readonly offset: number,
    readonly source: string,
  ) {}
}

const variable = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The text of a guide, while it is read: words are cut from it as they are written, and faults gathered. */
export class GuideText {
  readonly #file: VFile

  constructor(
    readonly guide: GuideFile,
    /** Left out where the settings could not be read: then the words that name them stay as they are. */
    readonly variables: Variables | undefined,
  ) {
    this.#file = new VFile({ path: guide.file, value: guide.source })
  }

  fail(node: Node, reason: string): undefined {
    this.#file.message(reason, node.position?.start)
  }

  /** What is written from the beginning of one node to the end of another. */
  written(first: Node, last = first): string {
    return this.guide.source.slice(first.position?.start.offset, last.position?.end.offset)
  }

  at(node: Node, value: unknown, source = ''): Located {
    return new Located(value, node.position?.start.offset ?? 0, source)
  }

  /** Inline Markdown, on one line. An empty cell has none. */
  words([first, ...others]: readonly Node[]): Located {
    if (!first) return new Located('', 0, '')
    const written = this.written(first, others.at(-1))
    const line = written.trim().replace(/\s*\n\s*/g, ' ')
    const value = line.replace(variable, (mark, name: string) => this.#setting(mark, name, first))
    return this.at(first, value, written)
  }

  /** Words that are shown as they are, so that they may hold no Markdown. */
  plain(nodes: readonly Node[], cut = (text: string) => text): Located {
    const { value, offset, source } = this.words(nodes)
    const parts = inlineNodes(cut(String(value)))
    if (nodes[0] && parts.some(({ type }) => type !== 'text'))
      this.fail(nodes[0], 'is shown as it is, so it cannot use Markdown')
    return new Located(parts.map((part) => ('value' in part ? part.value : '')).join(''), offset, source)
  }

  /**
   * Plain data, once all is read; each place is noted under its field.
   * @throws ContentError with the faults, each with line and column
   */
  finish(content: unknown): unknown {
    if (this.#file.messages.length > 0) throw new ContentError([...new Set(this.#file.messages.map(String))])
    return this.#unwrap(content, '')
  }

  #setting(mark: string, name: string, node: Node): string {
    const value = this.variables?.settingOf(name)
    if (value !== undefined) return asProse(value)
    if (this.variables) this.fail(node, `${mark} names no setting${didYouMean(name, this.variables.names)}`)
    return mark
  }

  #unwrap(value: unknown, field: string): unknown {
    if (value instanceof Located) {
      this.guide.places.set(field, { offset: value.offset, source: value.source })
      return this.#unwrap(value.value, field)
    }
    if (Array.isArray(value))
      return value.map((item: unknown, index) => this.#unwrap(item, `${field}${step(index)}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]: [string, unknown]) => [
        key,
        this.#unwrap(item, field === '' ? key : `${field}${step(key)}`),
      ]),
    )
  }
}
