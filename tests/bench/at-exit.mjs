import process from 'node:process'

// A benchmark of an hour gets interrupted: its servers must end with it, and its copies must not fill the disk.

/** @type {Set<() => void>} */
const tasks = new Set()

process.once('exit', () => {
  for (const task of tasks) task()
})
for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
]))
  process.once(signal, () => process.exit(code))

/**
 * Does something when the process ends, however it is ended.
 * @param {() => void} task nothing that has to be waited for
 * @returns {() => void} call it when there is nothing left to do
 */
export function atExit(task) {
  tasks.add(task)
  return () => tasks.delete(task)
}
