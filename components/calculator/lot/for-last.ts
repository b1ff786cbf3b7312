/** Reads each file, and hands on what the last one held: an earlier one that takes longer is forgotten. */
export function forLast<Read>(read: (file: File) => Promise<Read>, then: (held: Read) => void) {
  let last: File | undefined
  return async (file: File | null | undefined): Promise<void> => {
    if (!file) return
    last = file
    const held = await read(file)
    if (last === file) then(held)
  }
}
