/** Something in the export, or in a page, that must not go online. The build stops with its message. */
export class Fault extends Error {
  /**
   * @param {string} file within out/, such as `history.html`
   * @param {string} finding
   */
  constructor(file, finding) {
    super(`${file}: ${finding}`)
    this.name = 'Fault'
  }
}
