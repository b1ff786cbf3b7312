import { randomBytes } from 'node:crypto'
import { lstat, mkdir, open } from 'node:fs/promises'
import path from 'node:path'

/** What a message says, by the names of the form's fields. Somebody else has typed all of it. */
export type Message = Readonly<Record<'topic' | 'name' | 'email' | 'page' | 'message', string>>

/** What a terminal or an editor obeys instead of showing it: controls, and marks that turn the direction of text. */
const obeyed = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu

const escape = (text: string): string =>
  text.replaceAll(obeyed, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Lines and tabs of a message stay; no other field has any. */
const escapeLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.split('\t').map(escape).join('\t'))
    .join('\n')

/** A message as the text of a file: details first, and what the sender wrote below an empty line. */
export function fileText(when: Date, { topic, name, email, page, message }: Message): string {
  const details = { Date: when.toISOString(), Topic: topic, Name: name, Email: email, Page: page }
  const lines = Object.entries(details).map(([label, value]) => `${label}: ${escape(value)}`)
  return `${lines.join('\n')}\n\n${escapeLines(message)}\n`
}

/**
 * Keeps a message as a file of its own, which only this user may read. Nothing of its name comes from the sender.
 * @returns the file's name
 * @throws Error where the folder is none, or leads elsewhere
 */
export async function keepMessage(folder: string, message: Message, when = new Date()): Promise<string> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is no folder, or a link to one`)
  const stamp = when.toISOString().slice(0, 19).replaceAll(':', '-')
  const name = `${stamp}-${randomBytes(6).toString('hex')}.txt`
  const file = await open(path.join(folder, name), 'wx', 0o600)
  try {
    await file.writeFile(fileText(when, message))
  } finally {
    await file.close()
  }
  return name
}
