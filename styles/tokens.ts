import { readFileSync } from 'node:fs'
import path from 'node:path'

// The values of styles/tokens.scss, for what no style sheet reaches: pictures, browser chrome.

const sheet = readFileSync(path.join(process.cwd(), 'styles', 'tokens.scss'), 'utf8')

/** @throws Error when styles/tokens.scss has no such custom property */
export function token(name: string): string {
  const [, value] = new RegExp(`^ +--${name}: ([^;]+);$`, 'm').exec(sheet) ?? []
  if (!value) throw new Error(`styles/tokens.scss has no --${name}`)
  return value
}

/** @throws Error when styles/tokens.scss has no such color, or not as two hex values */
export function colorToken(name: string): { light: string; dark: string } {
  const [, light, dark] = new RegExp(`^ +${name}: (#\\w+) (#\\w+),$`, 'm').exec(sheet) ?? []
  if (!light || !dark) throw new Error(`styles/tokens.scss has no color "${name}: #… #…"`)
  return { light, dark }
}
