import { ContentError } from './define'

/** @throws ContentError with line and column, for what is no JSON */
export function parseJson(file: string, source: string): unknown {
  const faults = jsonFaults(file, source)
  if (faults.length > 0) throw new ContentError(faults)
  return JSON.parse(source)
}

/** What JSON.parse finds wrong, with line and column. */
export function jsonFaults(file: string, source: string): string[] {
  try {
    JSON.parse(source)
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = Number(message.match(/at position (\d+)/)?.[1] ?? 0)
    const lines = source.slice(0, position).split('\n')
    const words = message.replace(/ in JSON at position \d+.*/, '')
    return [
      `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    ]
  }
}
