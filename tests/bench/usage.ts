import { readdir, readFile } from 'node:fs/promises'

/** Linux reports processor time in hundredths of a second, whatever its own clock. */
const ticksPerSecond = 100

/** Memory (what processes share counts once, a part for each: PSS) and processor time of a process and its descendants. */
export async function usageOf(pid: number | undefined): Promise<{ bytes: number; cpuSeconds: number }> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const processes = (await Promise.all(pids.map(readProcess))).filter((found) => found !== undefined)
  const family = new Set([pid])
  // A child may have a lower number than its parent.
  for (let before = 0; before < family.size;) {
    before = family.size
    for (const found of processes) if (family.has(found.parent)) family.add(found.pid)
  }
  const members = processes.filter((found) => family.has(found.pid))
  if (members.length === 0) throw new Error(`There is no process ${pid}`)
  return {
    bytes: members.reduce((sum, { bytes }) => sum + bytes, 0),
    cpuSeconds: members.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
  }
}

/** @returns undefined for a process that has ended meanwhile */
async function readProcess(pid: string) {
  const [stat, bytes] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    memoryOf(pid),
  ])
  if (stat === '') return undefined
  // The second field is a name in brackets, which may hold spaces: count from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return {
    pid: Number(pid),
    parent: Number(fields[1]),
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    bytes,
  }
}

/** NaN for a process that Linux does not let us look into, such as another user's. */
async function memoryOf(pid: string): Promise<number> {
  try {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES' ? NaN : 0
  }
}
