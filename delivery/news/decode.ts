/**
 * The text of a file, in the encoding that its server names, or the file itself.
 * @param type the Content-Type that came with it
 */
export function decode(bytes: Buffer, type: string): string {
  const [, said] = /charset="?([\w-]+)/i.exec(type) ?? []
  const [, declared] =
    /^<\?xml[^>]*encoding=["']([\w-]+)/.exec(bytes.subarray(0, 200).toString('latin1')) ?? []
  try {
    return new TextDecoder(said ?? declared ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
