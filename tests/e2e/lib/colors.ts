/** The contrast of two colors as WCAG 2 counts it. Each is three channels from 0 to 255. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The first color in a computed style, such as `rgb(1, 2, 3)` in a gradient. */
export function colorIn(style: string): number[] {
  const [, channels = ''] = /rgba?\(([^)]*)\)/.exec(style) ?? []
  return channels
    .split(/[\s,/]+/)
    .slice(0, 3)
    .map(Number)
}
