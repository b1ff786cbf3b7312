import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
// Its types of nodes join those of mdast.
import 'remark-directive'
import { didYouMean } from '../store/explain-errors'
import type { GuideText } from './guide-text'

export type Directive = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' }>

/** What a directive may hold: its attributes, and whether words in brackets follow its name. */
type Form = { attributes?: readonly string[] | 'settings'; title?: 'needed' | 'allowed' }

const forms = new Map<string, Form>(
  Object.entries({
    ':::brief': {},
    ':::tip': { title: 'needed' },
    ':::warning': { title: 'needed' },
    ':::table': { title: 'needed' },
    ':::terms': {},
    ':::swatches': { title: 'needed' },
    ':::when': { attributes: 'settings' },
    ':::unless': { attributes: 'settings' },
    '::picture': { attributes: ['name'], title: 'allowed' },
    '::drawing': { attributes: ['name'] },
    '::calendar': {},
    '::source-ranks': {},
  } satisfies Record<string, Form>),
)

/** A directive by its name, with the colons that it is written with: `:::tip`. */
export function markOf({ type, name }: Directive): string {
  return `${type === 'containerDirective' ? ':::' : '::'}${name}`
}

const isAnyDirective = (node: RootContent): node is Directive =>
  node.type === 'containerDirective' || node.type === 'leafDirective'

export const isDirective = (node: RootContent, mark: string): node is Directive =>
  isAnyDirective(node) && markOf(node) === mark

/** Whether a node is a directive of a name that there is not; that is reported. */
export const isUnknown = (text: GuideText, node: RootContent): boolean =>
  isAnyDirective(node) && !formOf(text, node)

/** The words in the brackets behind the name of a directive. */
export function titleOf(node: Directive): readonly PhrasingContent[] {
  if (node.type === 'leafDirective') return node.children
  const [first] = node.children
  return first && isTitle(first) ? first.children : []
}

const isTitle = (node: RootContent): node is Paragraph =>
  node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data

/** The form of a directive; an unknown name is reported. */
function formOf(text: GuideText, node: Directive): Form | undefined {
  const form = forms.get(markOf(node))
  if (form) return form
  const names = [...forms.keys()].map((known) => known.replace(/^:+/, ''))
  const colons = names.includes(node.name)
    ? '; it is written with other colons'
    : didYouMean(node.name, names)
  return text.fail(node, `no directive "${node.name}"${colons}`)
}

/** What stands between the marks of a directive; its form is checked. Of an unknown one, `undefined`. */
export function innerOf(text: GuideText, node: Directive): RootContent[] | undefined {
  const mark = markOf(node)
  const form = formOf(text, node)
  if (!form) return
  const { attributes = [], title } = form
  if (attributes !== 'settings') {
    for (const name of Object.keys(node.attributes ?? {}))
      if (!attributes.includes(name))
        text.fail(node, `${mark} has no attribute "${name}"${didYouMean(name, attributes)}`)
    for (const name of attributes)
      if (!node.attributes?.[name]) text.fail(node, `${mark} needs {${name}="…"}`)
  }
  const hasTitle = titleOf(node).length > 0
  if (title === 'needed' && !hasTitle) text.fail(node, `${mark} needs a title: ${mark}[Title]`)
  if (!title && hasTitle) text.fail(node, `${mark} takes no title`)
  if (node.type === 'leafDirective') return []
  if (!/\n[ \t]*:{3,}[ \t]*$/.test(text.written(node)))
    text.fail(node, `${mark} is not closed; write ":::" below it`)
  return node.children.filter((child) => !isTitle(child))
}

/** The nodes, in place of those that only some settings show. */
export function chosen(text: GuideText, nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) => {
    const isWhen = isDirective(node, ':::when')
    if (!isWhen && !isDirective(node, ':::unless')) return [node]
    return isMet(text, node) === isWhen ? chosen(text, innerOf(text, node) ?? []) : []
  })
}

function isMet(text: GuideText, node: Directive): boolean {
  const conditions = Object.entries(node.attributes ?? {})
  if (conditions.length === 0)
    text.fail(node, `${markOf(node)} asks for no setting; write it as {offline="on"}`)
  return conditions.every(([name, value]) => {
    if (!text.variables) return false
    const { names, settingOf } = text.variables
    // A setting such as "licence" may be a text or an object with fields.
    if (!names.some((known) => known === name || known.startsWith(`${name}.`)))
      text.fail(node, `no setting "${name}"${didYouMean(name, names)}`)
    return settingOf(name) === value
  })
}
