import { readFileSync } from 'node:fs'
import path from 'node:path'

const sheet = readFileSync(path.join(process.cwd(), 'styles', 'tokens.scss'), 'utf8')

/**
 * The value of a custom property in styles/tokens.scss, for what no style sheet reaches: pictures, browser chrome.
 * @throws Error when there is none of that name
 */
export function token(name: string): string {
  const [, value] = new RegExp(`^ +${name}: ([^;]+);$`, 'm').exec(sheet) ?? []
  if (!value) throw new Error(`styles/tokens.scss has no ${name}`)
  return value
}

/** @throws Error when the token is not a color with a light and a dark value */
export function colorToken(name: string): { light: string; dark: string } {
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(token(name)) ?? []
  if (!light || !dark) throw new Error(`styles/tokens.scss: ${name} is not light-dark(#…, #…)`)
  return { light, dark }
}
