/**
 * Polls a condition until it holds. A refused connection counts as false.
 * @param {string} what named in the error
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} [timeout] in milliseconds
 */
export async function until(what, condition, timeout = 15_000) {
  for (const began = Date.now(); Date.now() - began < timeout;) {
    const answer = await Promise.resolve(condition()).catch((/** @type {unknown} */ error) => {
      if (error instanceof TypeError) return false
      throw error
    })
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Waited ${timeout / 1000} s for ${what}`)
}
