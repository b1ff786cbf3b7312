import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Shot } from '../state'

export type Picture = Omit<Shot, 'state'> & { state: string; file: string; isWhole: boolean }

const filters = ['page', 'state', 'width', 'look', 'fonts'] as const

const read = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8')

const escape = (text: string | number | undefined) =>
  String(text ?? '').replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** One HTML file that needs nothing but the pictures beside it. */
export async function writeSheet(into: string, pictures: readonly Picture[]): Promise<void> {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Looks</title>
<style>${await read('sheet.css')}</style>
<form>${filters.map((name) => choice(name, pictures)).join('')}
<output></output> <small>←  → leaf through, Enter opens, Esc closes</small></form>
<main>${pictures.map(card).join('\n')}</main>
<dialog><p></p><img alt=""></dialog>
<script type="module">${await read('leaf.mjs')}</script>
</html>
`
  await writeFile(path.join(into, 'index.html'), html)
}

function choice(name: (typeof filters)[number], pictures: readonly Picture[]): string {
  const values = [...new Set(pictures.map((picture) => picture[name]))].filter((value) => value !== undefined)
  const options = values.map((value) => `<option>${escape(value)}</option>`)
  return `<label>${name} <select name="${name}"><option value="">all</option>${options.join('')}</select></label> `
}

function card(picture: Picture): string {
  const data = filters.map((name) => `data-${name}="${escape(picture[name])}"`).join(' ')
  const title = `${picture.state} ${picture.page} ${picture.width ?? ''} ${picture.look} ${picture.fonts}`
  const whole = picture.isWhole ? ' data-whole' : ''
  return `<a${whole} href="${escape(picture.file)}" ${data}><img loading="lazy" decoding="async" alt="" src="${escape(picture.file)}"><span>${escape(title)}</span></a>`
}
