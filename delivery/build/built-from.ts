import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashOfProject } from './hash-of'

/** Not in out/, which is published. Next empties .next/ when a build begins, so a failed build leaves no record. */
const recordIn = (projectDir: string) => path.join(projectDir, '.next', 'built-from')

/** Records what out/ was built from. */
export async function recordBuild(projectDir: string): Promise<void> {
  await writeFile(recordIn(projectDir), await hashOfProject(projectDir))
}

/** Whether out/ was built from the files as they are now. */
export async function isBuildCurrent(projectDir: string): Promise<boolean> {
  const built = await readFile(recordIn(projectDir), 'utf8').catch(() => undefined)
  return built === (await hashOfProject(projectDir))
}
