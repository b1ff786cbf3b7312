/**
 * The colors of materials, light and dim as by day and by night. A plate has a sky of its own, so where a browser does
 * not tell a picture the reader's color scheme (https://webkit.org/b/283489) it is a light picture on a dark page.
 */
const colors: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  sky: ['#d8e1d9', '#212b25'],
  soil: ['#bcc5a6', '#333f2f'],
  line: ['#7d8672', '#6f7d70'],
  ink: ['#1b241e', '#0d120e'],
  neighbor: ['#b3beb2', '#3b4a3f'],
  wood: ['#d9ae85', '#9a7350'],
  woodShade: ['#bb8d64', '#775739'],
  woodDeep: ['#8f6746', '#543c27'],
  edge: ['#6b4526', '#2b1d12'],
  log: ['#b5a792', '#85796a'],
  iron: ['#1f2722', '#8f978f'],
  aluminum: ['#4f5b56', '#b3bab2'],
  zinc: ['#5f6b65', '#a3aca5'],
  pipe: ['#cfd6d1', '#7f8a83'],
  tee: ['#2f5138', '#5f8a68'],
  vinyl: ['#fffefb', '#dcdad0'],
  crease: ['#8f958a', '#85877c'],
  composite: ['#967f6c', '#75614f'],
  compositeShade: ['#796453', '#594938'],
  groove: ['#4c3c30', '#2a2019'],
}

/** How the parts of all plates look. Lengths are inches. */
const rules: Readonly<Record<string, string>> = {
  sky: 'fill:var(--sky)',
  soil: 'fill:var(--soil)',
  earth: 'stroke:var(--line);stroke-width:.8',
  mark: 'stroke:var(--line);stroke-width:.6;stroke-dasharray:3 2',
  neighbor: 'fill:var(--neighbor)',
  wood: 'fill:var(--wood);stroke:var(--edge)',
  woodShade: 'fill:var(--woodShade);stroke:var(--edge)',
  woodDeep: 'fill:var(--woodDeep);stroke:var(--edge)',
  slats: 'stroke:var(--woodShade);stroke-width:1.4',
  joint: 'stroke:var(--edge);stroke-width:.5',
  nails: 'stroke:var(--edge);stroke-width:.7;stroke-linecap:round;stroke-dasharray:0 4',
  shadow: 'stroke:var(--ink);stroke-width:1.2;stroke-opacity:.35',
  log: 'fill:var(--log);stroke:var(--edge)',
  iron: 'fill:var(--iron)',
  scroll: 'stroke:var(--iron);stroke-width:.9',
  aluminum: 'fill:var(--aluminum)',
  wire: 'stroke:var(--zinc);stroke-width:.45',
  strand: 'stroke:var(--zinc);stroke-width:.8',
  pipe: 'fill:var(--pipe);stroke:var(--zinc)',
  tee: 'fill:var(--tee)',
  tip: 'fill:var(--vinyl)',
  vinyl: 'fill:var(--vinyl);stroke:var(--crease)',
  vinylSlats: 'stroke:var(--vinyl);stroke-width:1.3',
  vinylEdge: 'stroke:var(--crease);stroke-width:2',
  crease: 'stroke:var(--crease);stroke-width:.5',
  composite: 'fill:var(--composite);stroke:var(--groove)',
  compositeShade: 'fill:var(--compositeShade);stroke:var(--groove)',
  groove: 'stroke:var(--groove);stroke-width:.7',
  frame: 'stroke:var(--iron);stroke-width:2',
}

/**
 * The style sheet inside a plate's file: the rules that its parts use, with their colors.
 * @throws Error naming a class that has no rule
 */
export function plateStyle(markup: string): string {
  const names = new Set(Array.from(markup.matchAll(/class="(\w+)"/g), ([, name = '']) => name))
  const style = Array.from(names, (name) => `.${name}{${ruleOf(name)}}`).join('')
  const used = new Set(Array.from(style.matchAll(/var\(--(\w+)\)/g), ([, name = '']) => name))
  const scheme = (index: 0 | 1) =>
    `svg{${Array.from(used, (name) => `--${name}:${colors[name]?.[index]}`).join(';')}}`

  return `svg{fill:none;stroke-width:.4;stroke-linejoin:round}${scheme(0)}@media(prefers-color-scheme:dark){${scheme(1)}}${style}`
}

function ruleOf(name: string): string {
  const rule = rules[name]
  if (!rule) throw new Error(`components/diagram/plates/plate-style.ts has no rule "${name}"`)
  return rule
}
