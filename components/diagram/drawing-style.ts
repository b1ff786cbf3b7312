import { readFileSync } from 'node:fs'
import path from 'node:path'

/** How the parts of all plates look: one drawing language. Lengths are units of the drawings. */
const rules: Readonly<Record<string, string>> = {
  strong: 'font-weight:600',
  wood: 'fill:var(--accent-soft);stroke:var(--ink);stroke-width:.8',
  // Posts and rails, nearer to the eye than the boards.
  frame: 'fill:color-mix(in srgb,var(--accent) 30%,var(--accent-soft));stroke:var(--ink)',
  // Wood that the drawing's plane cuts through.
  cut: 'fill:color-mix(in srgb,var(--accent) 55%,var(--accent-soft));stroke:var(--ink)',
  joint: 'stroke:var(--accent);stroke-width:.7',
  highlight: 'fill:var(--accent);stroke:var(--ink)',
  cable: 'stroke:var(--moss);stroke-width:2.2;stroke-dasharray:7 4',
  turnbuckle: 'stroke:var(--moss);stroke-width:5',
  metal: 'fill:var(--ink)',
  soil: 'fill:var(--paper-sunken)',
  ground: 'stroke:var(--ink);stroke-width:1.8',
  hatch: 'stroke:var(--line-strong);stroke-width:10;stroke-dasharray:.9 8.1',
  concrete: 'fill:color-mix(in srgb,var(--ink) 10%,var(--paper-raised));stroke:var(--ink)',
  grain: 'stroke:var(--ink-quiet);stroke-width:1;stroke-linecap:round;stroke-dasharray:0 5.3',
  pebbles: 'stroke:var(--line-strong);stroke-width:2.4;stroke-linecap:round;stroke-dasharray:0 14.7',
  stone: 'stroke:var(--line);stroke-width:4.2;stroke-linecap:round;stroke-dasharray:0 5.6',
  stoneEdge: 'stroke:var(--ink-quiet);stroke-width:5.4;stroke-linecap:round;stroke-dasharray:0 5.6',
  outline: 'stroke:var(--ink)',
  thin: 'stroke:var(--ink-quiet);stroke-width:.8',
  dimension: 'fill:var(--ink);stroke:var(--ink);stroke-width:.8',
  hole: 'fill:var(--paper-sunken);stroke:var(--ink-quiet);stroke-dasharray:4 3',
  frost: 'stroke:var(--moss);stroke-width:1.8;stroke-dasharray:8 4',
  axis: 'stroke:var(--ink-quiet);stroke-width:.8;stroke-dasharray:10 3 2 3',
  gap: 'fill:var(--accent);fill-opacity:.35',
  string: 'stroke:var(--accent);stroke-width:1.6',
  area: 'fill:var(--accent-soft)',
  air: 'stroke:var(--moss);stroke-width:1.6',
}

const tokens = readFileSync(path.join(process.cwd(), 'styles', 'tokens.scss'), 'utf8')

/**
 * The style sheet inside a plate's file, with the rules its parts use. A file of its own sees nothing of the
 * page's styles, so the site's light colors are written into it. It holds no dark ones: WebKit does not tell
 * a picture the reader's scheme, so diagram.module.scss turns the colors over instead.
 * @throws Error naming a class that has no rule, or a color that styles/tokens.scss has not
 */
export function drawingStyle(markup: string): string {
  const names = new Set(Array.from(markup.matchAll(/class="(\w+)"/g), ([, name = '']) => name))
  const style = [
    'svg{fill:none;stroke-linejoin:round}',
    `text{fill:var(--ink);font:400 14px ${token('--font-sans')}}`,
    // A wide plate magnifies its words too; this takes half of that back.
    '@media(width>512px){text{font-size:11.5px}}',
    // The dots of leaders.
    'circle{fill:var(--ink)}',
    ...Array.from(names, (name) => `.${name}{${ruleOf(name)}}`),
  ]
  return style.join('').replace(/var\((--[a-z-]+)\)/g, (_var, name: string) => colorOf(name))
}

function ruleOf(name: string): string {
  const rule = rules[name]
  if (!rule) throw new Error(`components/diagram/drawing-style.ts has no rule "${name}"`)
  return rule
}

function colorOf(name: string): string {
  const [, light] = /^light-dark\((#\w+), #\w+\)$/.exec(token(name)) ?? []
  if (!light) throw new Error(`styles/tokens.scss: ${name} is not light-dark(#…, #…)`)
  return light
}

function token(name: string): string {
  const [, value] = new RegExp(`^ +${name}: ([^;]+);$`, 'm').exec(tokens) ?? []
  if (!value) throw new Error(`styles/tokens.scss has no ${name}`)
  return value
}
