import { readFileSync } from 'node:fs'
import path from 'node:path'

// The values of styles/tokens.scss, for what no style sheet reaches: pictures, browser chrome.

const read = (name: string) => readFileSync(path.join(process.cwd(), 'styles', name), 'utf8')
const sheet = read('tokens.scss')
const colors = read('tokens/_colors.scss')

/** @throws Error when styles/tokens.scss has no such custom property */
export function token(name: string): string {
  const [, value] = new RegExp(`^ +--${name}: ([^;]+);$`, 'm').exec(sheet) ?? []
  if (!value) throw new Error(`styles/tokens.scss has no --${name}`)
  return value
}

/** @throws Error when styles/tokens/_colors.scss has no such color, or not as two hex values */
export function colorToken(name: string): { light: string; dark: string } {
  const [, light, dark] = new RegExp(`^ +${name}: (#\\w+) (#\\w+),$`, 'm').exec(colors) ?? []
  if (!light || !dark) throw new Error(`styles/tokens/_colors.scss has no color "${name}: #… #…"`)
  return { light, dark }
}
