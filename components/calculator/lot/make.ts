/** Numbers stay on the line of their units. */
const bound = (text: string): string =>
  text.replace(/(?<=[\d¼-¾⅐-⅞₀-₉]) (?=(?:ft|in\.|mm|m|sq)(?![a-z]))/gu, '\u00a0')

const kept = (children: readonly (Node | string)[]) =>
  children.map((child) => (typeof child === 'string' ? bound(child) : child))

type Set = Readonly<Record<string, string | boolean | undefined>>

/** An element with these attributes: true for one without a value, undefined and false for none. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  set: Set = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  setAll(made, set)
  made.append(...kept(children))
  return made
}

/** The same for a drawing. */
export function draw<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  set: Set = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  setAll(made, set)
  made.append(...kept(children))
  return made
}

function setAll(made: Element, set: Set): void {
  for (const [name, value] of Object.entries(set))
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value)
}

/** Says something else: a translation has put elements of its own in the place of what was said before. */
export function say(element: Element | null | undefined, text: string): void {
  const [words] = kept([text])
  // What is said already is not read out once more.
  if (element && element.getAttribute('data-said') !== text) {
    element.setAttribute('data-said', text)
    element.replaceChildren(...(text === '' || words === undefined ? [] : [words]))
  }
}
