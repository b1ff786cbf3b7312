import { drawingClasses } from '@/content/model/collections/drawings'
import { colorToken, token } from '@/styles/tokens'

/** From which width on, in pixels of the page, labels have which size in units of the drawing: 12.5 to 14 px to the eye. */
const labelSteps = [
  [400, 12],
  [460, 10.7],
  [540, 9.2],
  [620, 8],
] as const

/**
 * The style sheet inside a drawing's file, with the rules its parts use. The page's styles do not reach into the file,
 * so the site's light colors are copied into it. It has no dark ones: until 2026 WebKit did not, or not reliably, apply
 * the reader's color scheme to SVG pictures (https://webkit.org/b/283489, https://webkit.org/b/314270), so
 * diagram.module.scss inverts the colors.
 * @throws Error naming a class that has no rule, or a color that styles/tokens/_colors.scss does not have
 */
export function drawingStyle(markup: string): string {
  const names = new Set(
    Array.from(markup.matchAll(/class="([^"]*)"/g), ([, name = '']) => name.split(' ')).flat(),
  )
  const style = [
    'svg{fill:none;stroke-linejoin:round}',
    `text{fill:var(--ink);font:400 14px ${token('font-sans')}}`,
    // A wide drawing magnifies its text too.
    ...labelSteps.map(([width, size]) => `@media(width>${width}px){text{font-size:${size}px}}`),
    // The dots of leaders.
    'circle:not([class]){fill:var(--ink)}',
    // Nobody could read the labels of a thumbnail. What they are written on goes with them.
    '@media(max-width:240px){text,.leader,.leader+circle{display:none}}',
    ...(names.has('paper') ? ['@media(max-width:240px){.paper:has(+text,+.leader){display:none}}'] : []),
    ...Array.from(names, (name) => `.${name}{${ruleOf(name)}}`),
  ]
  return style.join('').replace(/var\(--([a-z-]+)\)/g, (_var, name: string) => colorToken(name).light)
}

function ruleOf(name: string): string {
  const rule = drawingClasses().get(name)
  if (rule === undefined) throw new Error(`content/drawings/classes.css has no class "${name}"`)
  return rule
}
