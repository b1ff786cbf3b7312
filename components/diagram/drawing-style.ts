import { colorToken, token } from '@/styles/tokens'

/** How the parts of all drawings look. Lengths are units of the drawings. */
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
  // Steel posts and rails.
  pipe: 'fill:var(--line);stroke:var(--ink)',
  // Inverted for dark screens it is the color of panels, not mud.
  soil: 'fill:color-mix(in srgb,var(--moss-soft) 50%,var(--paper-sunken))',
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
  lawn: 'fill:var(--moss-soft)',
  tree: 'fill:color-mix(in srgb,var(--moss) 35%,var(--moss-soft));stroke:var(--moss);stroke-width:.8',
  // Buried lines in the colors of their marks, darker than in styles/tokens/_utility-marks.scss to be seen on a lawn.
  gas: 'stroke:#a17400;stroke-width:2.2;stroke-dasharray:7 4',
  power: 'stroke:#b3261e;stroke-width:2.2;stroke-dasharray:7 4',
  air: 'stroke:var(--moss);stroke-width:1.6',
}

/**
 * The style sheet inside a drawing's file, with the rules its parts use. The page's styles do not reach into the file,
 * so the site's light colors are copied into it. It has no dark ones: until 2026 WebKit did not, or not reliably, apply
 * the reader's color scheme to SVG pictures (https://webkit.org/b/283489, https://webkit.org/b/314270), so
 * diagram.module.scss inverts the colors.
 * @throws Error naming a class that has no rule, or a color that styles/tokens.scss does not have
 */
export function drawingStyle(markup: string): string {
  const names = new Set(Array.from(markup.matchAll(/class="(\w+)"/g), ([, name = '']) => name))
  const style = [
    'svg{fill:none;stroke-linejoin:round}',
    `text{fill:var(--ink);font:400 14px ${token('font-sans')}}`,
    // A wide drawing magnifies its text too; this takes half of that back.
    '@media(width>512px){text{font-size:11.5px}}',
    // The dots of leaders.
    'circle{fill:var(--ink)}',
    ...Array.from(names, (name) => `.${name}{${ruleOf(name)}}`),
  ]
  return style.join('').replace(/var\(--([a-z-]+)\)/g, (_var, name: string) => colorToken(name).light)
}

function ruleOf(name: string): string {
  const rule = rules[name]
  if (!rule) throw new Error(`components/diagram/drawing-style.ts has no rule "${name}"`)
  return rule
}
