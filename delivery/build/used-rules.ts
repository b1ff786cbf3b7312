import type { Names, Part, StyleSheet } from './style-sheets'

/**
 * A page needs also what is about no class: elements, fonts, page sizes. Its opening, what stands before the shared
 * style sheet, is never printed without it; the sheet does not declare again the fonts that each page has.
 */
export type Scope = 'page' | 'opening' | 'shared' | 'islands'

/** The rules of style sheets that are needed in this scope, each as a text of its own. */
export function rulesFor(scope: Scope, { parts }: StyleSheet, names: Names): string[] {
  const chosen = choose(parts, scope, names)
  const animations = animationsIn(chosen)
  return chosen.map((part) => textOf(part, animations)).filter((text) => text !== '')
}

function choose(parts: readonly Part[], scope: Scope, names: Names): Part[] {
  return parts.flatMap((part): Part | [] => {
    if (part.kind === 'rule') {
      const selectors = part.selectors.filter(
        ({ needs }) => needs.every((name) => names.has(name)) && (scope !== 'islands' || needs.length > 0),
      )
      return selectors.length > 0 ? { ...part, selectors } : []
    }
    if (part.kind === 'other') {
      return scope === 'islands' || (scope === 'shared' && part.name === 'font-face') ? [] : part
    }
    if (part.kind === 'keyframes') return part
    if (scope === 'opening' && part.head === '@media print') return []
    const inner = choose(part.parts, scope, names)
    return inner.length > 0 ? { ...part, parts: inner } : []
  })
}

const animationsIn = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'group') return animationsIn(part.parts)
      return part.kind === 'rule' ? part.animations : ''
    })
    .join(' ')

function textOf(part: Part, animations: string): string {
  switch (part.kind) {
    case 'rule':
      return part.selectors.map(({ text }) => text).join(',') + part.block
    case 'keyframes':
      return animations.includes(part.name) ? part.text : ''
    case 'group':
      return `${part.head}{${part.parts.map((inner) => textOf(inner, animations)).join('')}}`
    case 'other':
      return part.text
  }
}
