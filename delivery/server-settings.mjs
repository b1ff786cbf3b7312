import { readFileSync } from 'node:fs'
import { headerPolicy } from './policy.mjs'

/**
 * What servers need of the settings. Both files have been validated by the build.
 * @returns {import('./write-recipes.mjs').Site}
 */
export function readServerSettings() {
  const site = readJson('site.json')
  const { pages, aliases } = readJson('pages.json')
  return {
    policy: headerPolicy(site),
    pages: pages.map((/** @type {{ path: string }} */ page) => page.path),
    aliases,
    radioPort: site.radio.port,
  }
}

/** @param {string} name */
function readJson(name) {
  return JSON.parse(readFileSync(new URL(`../content/${name}`, import.meta.url), 'utf8'))
}
