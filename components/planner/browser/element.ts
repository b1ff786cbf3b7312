export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  created.append(text, ...children)
  return created
}

export function button(text: string, onClick: () => void): HTMLButtonElement {
  const created = element('button', text)
  created.type = 'button'
  created.addEventListener('click', onClick)
  return created
}
