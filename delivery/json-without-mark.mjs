/**
 * A loader for JSON files that begin with a byte order mark.
 * @param {string} source
 */
export default function jsonWithoutMark(source) {
  return `export default ${source.replace(/^\uFEFF/, '')}`
}
