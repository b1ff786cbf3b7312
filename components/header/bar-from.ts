/**
 * The breakpoints of styles/tools/_media.scss, with what a header of that width shows and the room it has, in px at the
 * default text size.
 */
const breakpoints = [
  { name: 'tablet', room: 768 - 50, buttons: 36, showsName: false, letter: 7.5, gap: 13 },
  { name: 'laptop', room: 1080 - 62, buttons: 36, showsName: true, letter: 8.4, gap: 18 },
  { name: 'desktop', room: 1240 - 69, buttons: 145, showsName: true, letter: 8.7, gap: 21 },
  { name: 'wide', room: 1344, buttons: 145, showsName: true, letter: 8.7, gap: 26 },
] as const

const mark = 32
const spaceAround = 40
const nameLetter = 11
/** The name wraps where it is longer: `max-width` of components/header/brand.module.scss. */
const longestName = 320

/**
 * The breakpoint from which the header has room for these links; below it, or always, the menu button replaces them.
 * CSS cannot decide this: it depends on the width of the labels, and links that overflow could still be focused.
 * Labels wrap, so each needs the width of its longest word.
 */
export function barFrom(labels: readonly string[], siteName: string): string {
  const name = Math.min(siteName.length * nameLetter, longestName)
  const fitting = breakpoints.find(({ room, buttons, showsName, letter, gap }) => {
    const links = labels.reduce((sum, label) => sum + longestWord(label) * letter + gap, 0)
    return links + mark + (showsName ? name : 0) + spaceAround + buttons <= room
  })
  return fitting?.name ?? 'never'
}

function longestWord(label: string): number {
  return Math.max(...label.split(/\s+/).map((word) => word.length))
}
