/** What is searched for of the typed text: its first 150 characters, so that a pasted book costs no more. */
export function queryOf(typed: string): string {
  // The last character may have been cut in half.
  return typed
    .trim()
    .slice(0, 150)
    .replace(/[\uD800-\uDBFF]$/, '')
}

/** One mark for each kind: keyboards, phones and word processors each have their own. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/[‘’‛ʼ´`]/g, "'"],
  [/[“”„‟«»]/g, '"'],
  [/[‐‑‒–—―−﹣－]/g, '-'],
]

/**
 * The same letters and marks for what looks alike: full width, ligatures, quotation marks, dashes. Fractions, powers and the
 * sign for inches are left as they are: what they are made of means something else.
 */
export function folded(query: string): string {
  const plain = marks.reduce((text, [mark, usual]) => text.replace(mark, usual), query)
  return plain.replace(/[^¼-¾⅐-⅞″²³¹⁄]+/g, (part) => part.normalize('NFKC'))
}
