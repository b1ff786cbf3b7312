import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStore, type Store } from '../../content/model/store/store'
import settings from '../fixtures/site.json' with { type: 'json' }

/** The content of this project with other settings: those that ship, but for these. */
export function storeWith(changes: object): Store {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'fence-wiki-settings-')), 'site.json')
  writeFileSync(file, JSON.stringify({ ...settings, ...changes }))
  return openStore({ settings: file })
}
