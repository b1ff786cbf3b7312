import { readFileSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'
import { adFrameHeaderDirectives, headerDirectives, policyText, sha256 } from './policy.mjs'
import { speculationRules } from './speculation-rules.mjs'

/**
 * What servers need to know of the content and the settings, which the build has validated.
 * @returns {Promise<import('./write-recipes.mjs').Site & { thirdParties: import('./policy.mjs').ThirdParties, anchors: typeof import('../content/model/outline.ts').anchors }>}
 */
export async function readServerSettings() {
  /** @type {typeof import('../content/model/third-parties.ts')} */
  const { thirdParties } = await tsImport('../content/model/third-parties.ts', import.meta.url)
  /** @type {typeof import('../content/model/outline.ts')} */
  const { anchors } = await tsImport('../content/model/outline.ts', import.meta.url)
  /** @type {typeof import('../content/model/settings.ts')} */
  const { siteUrl } = await tsImport('../content/model/settings.ts', import.meta.url)
  const { pages, aliases } = readJson('pages.json')
  return {
    thirdParties,
    anchors,
    siteUrl,
    policy: policyText(headerDirectives(thirdParties, [`'${sha256(speculationRules)}'`])),
    adFramePolicy: thirdParties.ads.mode === 'isolated' ? policyText(adFrameHeaderDirectives) : undefined,
    pages: pages.map((/** @type {{ path: string }} */ page) => page.path),
    aliases,
    radioPort: readJson('site.json').radio.port,
  }
}

/** @param {string} name */
function readJson(name) {
  return JSON.parse(readFileSync(new URL(`../content/${name}`, import.meta.url), 'utf8'))
}
