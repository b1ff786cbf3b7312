const mark = /^(?:<{7}|>{7})(?= |\r?$)/m

/** Where Git has left both versions of some lines for somebody to choose from: whatever else is wrong follows from that. */
export function mergeFaults(file: string, source: string): string[] {
  const found = mark.exec(source)
  if (!found) return []
  const line = source.slice(0, found.index).split('\n').length
  return [
    `${file}:${line}:1: has the marks of an unresolved merge ("${found[0]}"); keep one of both versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>`,
  ]
}
