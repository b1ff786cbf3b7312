// What the site would hold after years of growth: the same books, eras and legal sections many times over, each
// copy with a number of its own, since two headings of a page must not share an anchor.

/**
 * @param {string} file the content file as define.ts knows it
 * @param {unknown} data what it holds
 * @param {number} times
 * @returns {unknown} the same with more of it, or the same where nothing in it grows
 */
export function multiply(file, data, times) {
  if (!isRecord(data)) return data
  if (file === 'content/pages/books.ts') return grow(data, 'books', times, ['title'])
  if (file === 'content/pages/history.ts') return grow(data, 'eras', times, ['era'])
  if (file === 'content/pages/privacy.ts' || file === 'content/pages/terms.ts')
    return grow(data, 'sections', times, ['heading'])
  return data
}

/**
 * @param {Readonly<Record<string, unknown>>} data
 * @param {string} name of the list that grows
 * @param {number} times
 * @param {readonly string[]} titles the fields that a reader tells two entries apart by
 */
function grow(data, name, times, titles) {
  const list = data[name]
  if (!Array.isArray(list)) throw new Error(`There is no list of ${name} to multiply`)
  const grown = Array.from({ length: times }, (_, round) =>
    list.map((/** @type {unknown} */ entry) => (round === 0 ? entry : numbered(entry, round + 1, titles))),
  )
  return { ...data, [name]: grown.flat() }
}

/**
 * @param {unknown} entry
 * @param {number} number
 * @param {readonly string[]} titles
 * @returns {unknown}
 */
function numbered(entry, number, titles) {
  if (!isRecord(entry)) return entry
  const changes = Object.entries(entry).map(([name, value]) => {
    if (name === 'id') return [name, `${value}-${number}`]
    if (titles.includes(name)) return [name, `${value} ${number}`]
    // The home page shows a fixed number of eras.
    if (name === 'home') return [name, false]
    if (name === 'sections' && Array.isArray(value))
      return [name, value.map((/** @type {unknown} */ part) => numbered(part, number, titles))]
    return [name, value]
  })
  return Object.fromEntries(changes)
}

/** @param {unknown} value @returns {value is Readonly<Record<string, unknown>>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
