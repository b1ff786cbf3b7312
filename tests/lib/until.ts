/**
 * Polls a condition until it holds. A refused connection counts as false.
 * @param what named in the error
 * @param timeout in milliseconds
 */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeout: number = 15_000,
) {
  for (const began = Date.now(); Date.now() - began < timeout;) {
    const answer = await Promise.resolve(condition()).catch((error: unknown) => {
      if (error instanceof TypeError) return false
      throw error
    })
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Waited ${timeout / 1000} s for ${what}`)
}
