import { isPreview, siteUrl } from '../../content/model/collections/settings'
import { addressWarning } from '../../content/model/checks/warnings'

/**
 * Warns that SITE_URL is not set, at the very end of the build's output: Next prints its list of routes after the
 * adapter has run. `npm start` prints no warning, because its build is a preview.
 */
export function warnExampleAddress(): void {
  const warning = addressWarning(siteUrl())
  if (isPreview() || warning === '') return
  process.once('exit', () => console.warn(`\n${warning}\n`))
}
