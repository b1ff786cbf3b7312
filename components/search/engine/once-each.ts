/** Asks for each thing once, and again where it did not come. */
export function onceEach<Key, Thing>(fetchOne: (key: Key) => Promise<Thing>): (key: Key) => Promise<Thing> {
  const asked = new Map<Key, Promise<Thing>>()
  return (key) => {
    const thing =
      asked.get(key) ??
      fetchOne(key).catch((error: unknown) => {
        asked.delete(key)
        throw error
      })
    asked.set(key, thing)
    return thing
  }
}
