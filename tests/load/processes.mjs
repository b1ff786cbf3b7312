import { readdir, readFile } from 'node:fs/promises'

// What a server and its children use, as Linux tells it below /proc.

/** Linux reports processor time in hundredths of a second, whatever its own clock. */
const ticksPerSecond = 100

/** @typedef {{ bytes: number, cpuSeconds: number }} Usage */

/**
 * Memory (resident; what processes share counts once for each) and processor time of a process and all below it.
 * @param {number | undefined} pid
 * @returns {Promise<Usage>}
 */
export async function usageOf(pid) {
  const processes = await allProcesses()
  const family = new Set([pid])
  // A child may have a lower number than its parent.
  for (let before = 0; before < family.size;) {
    before = family.size
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  }
  const members = processes.filter((process) => family.has(process.pid))
  if (members.length === 0) throw new Error(`There is no process ${pid}`)
  return {
    bytes: members.reduce((sum, { bytes }) => sum + bytes, 0),
    cpuSeconds: members.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
  }
}

async function allProcesses() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(pids.map(readProcess))
  return found.filter((process) => process !== undefined)
}

/** @param {string} pid */
async function readProcess(pid) {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/status`, 'utf8'),
    ])
    // The second field is a name in brackets, which may hold spaces: count from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      bytes: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024,
    }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}
