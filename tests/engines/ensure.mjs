import { installPackages } from '../lib/install-packages.mjs'
import { engines } from './list.mjs'

/**
 * Installs the browsers of the engine tests, where that can be done: as root on Debian. Elsewhere the tests
 * of an engine that is not there say that they could not run; under CI they fail.
 */
export function ensureEngines() {
  installPackages(engines.flatMap((engine) => engine.packages()))
  for (const { name, packages } of engines) {
    const left = packages()
    if (left.length > 0) console.log(`Without ${left.join(' and ')} the islands cannot be tested in ${name}.`)
  }
}
