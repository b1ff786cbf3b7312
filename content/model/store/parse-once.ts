/**
 * `parse`, which keeps what it made of each file until that holds something else: development opens a new store at every
 * edit. A module that calls this must not import the store, with which Next would evaluate it again.
 * @param parse must depend on nothing but what it is given
 */
export function parseOnce<Given extends readonly unknown[], Value>(
  parse: (file: string, source: string, ...given: Given) => Value,
): (file: string, source: string, ...given: Given) => Value {
  const known = new Map<string, { source: string; given: Given; value: Value }>()
  return (file, source, ...given) => {
    const last = known.get(file)
    if (last?.source === source && last.given.every((one, index) => Object.is(one, given[index])))
      return last.value
    const value = parse(file, source, ...given)
    known.set(file, { source, given, value })
    return value
  }
}
