import type { Locator } from '@playwright/test'

/** The contrast of each element's focus ring with what it is drawn on, beside the element's HTML. Each gets the focus. */
export function ringContrasts(elements: Locator): Promise<{ html: string; contrast: number }[]> {
  return elements.evaluateAll((nodes) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas')
    const known = new Map<string, number>()
    const luminance = (color: string) => {
      const before = known.get(color)
      if (before !== undefined) return before
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
        byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
      )
      const value = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      known.set(color, value)
      return value
    }
    const contrastOf = (node: Element) => {
      const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(node)
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return 1

      // The ring stands outside of the element.
      let around = node.parentElement
      // Where colors are forced, what is transparent keeps its color's name.
      while (around && /^rgba\(.* 0\)$/.test(getComputedStyle(around).backgroundColor))
        around = around.parentElement
      const ground = around ? getComputedStyle(around).backgroundColor : 'white'
      const [light = 0, dark = 0] = [luminance(outlineColor), luminance(ground)].toSorted((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    }
    return nodes.map((node) => {
      if (node instanceof HTMLElement && document.activeElement !== node)
        node.focus({ preventScroll: true, focusVisible: true })
      // A hidden radio button has its ring around its label.
      const ringed = node.matches('[type=radio]') ? (node.closest('label') ?? node) : node
      return { html: node.outerHTML.slice(0, 120), contrast: contrastOf(ringed) }
    })
  })
}

export async function ringContrast(element: Locator): Promise<number> {
  const [ring] = await ringContrasts(element)
  return ring?.contrast ?? 1
}
