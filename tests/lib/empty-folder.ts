import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'node:test'

/** A folder that is there and empty as each test of a file begins, and gone in the end. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fence-test-'))
  beforeEach(() => mkdirSync(folder, { recursive: true }))
  afterEach(() => rmSync(folder, { recursive: true }))
  return folder
}
