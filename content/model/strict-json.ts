/** Why JSON.parse refuses a file, with line and column. */
export function strictJsonFaults(file: string, source: string): string[] {
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
