import process from 'node:process'
import { tsImport } from 'tsx/esm/api'

/**
 * Says that SITE_URL was forgotten, as the last words of the build: before Next's list of routes nobody would
 * see it. `npm start` stays quiet, because what it builds is only looked at.
 */
export async function warnOfExampleAddress() {
  /** @type {typeof import('../content/model/settings.ts')} */
  const { isPreview, siteUrl } = await tsImport('../content/model/settings.ts', import.meta.url)
  /** @type {typeof import('../content/model/warnings.ts')} */
  const { addressWarning } = await tsImport('../content/model/warnings.ts', import.meta.url)
  const warning = addressWarning(siteUrl)
  if (isPreview || warning === '') return
  process.once('exit', () => console.warn(`\n${warning}\n`))
}
