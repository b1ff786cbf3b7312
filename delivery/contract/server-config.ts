import { adFrameHeaderDirectives } from '../../components/ads/policy'
import { aliases, pages, type Alias } from '../../content/model/pages/page-registry'
import { siteUrl } from '../../content/model/collections/settings'
import { site } from '../../content/model/collections/site'
import { currentStore, type Store } from '../../content/model/store/store'
import { thirdParties, type ThirdParties } from '../../content/model/collections/third-parties'
import { OperatorError } from '../operator-error'
import { headerDirectives, policyText, sourceOf } from './policy'
import { speculationRules } from './speculation-rules'

/** What a server has to know of the content and the settings. */
export type ServerConfig = {
  readonly siteUrl: string
  /** Content-Security-Policy of every response. */
  readonly policy: string
  /** That of the ad frame; undefined where ads have no frames. */
  readonly adFramePolicy: string | undefined
  /** Paths of all pages. */
  readonly pages: readonly string[]
  /** Those that explain something, and are reviewed. */
  readonly guides: readonly string[]
  readonly aliases: readonly Alias[]
  readonly radioPort: number
  /** Whether readers may keep the site for reading offline. */
  readonly offline: 'on' | 'off'
  readonly thirdParties: ThirdParties
}

/**
 * @param store a new one has content and settings as they are now
 * @throws OperatorError that lists every fault of the content
 */
export async function readServerConfig(store: Store = currentStore()): Promise<ServerConfig> {
  try {
    const { radio, offline } = site(store)
    const parties = thirdParties(store)
    return {
      siteUrl: siteUrl(store),
      policy: policyText(headerDirectives(parties, [sourceOf(speculationRules)])),
      adFramePolicy: parties.ads.mode === 'isolated' ? policyText(adFrameHeaderDirectives) : undefined,
      pages: pages(store).map(({ path }) => path),
      guides: pages(store)
        .filter(({ reviewed, isDrawn }) => reviewed && !isDrawn)
        .map(({ path }) => path),
      aliases: aliases(store),
      radioPort: radio.port,
      offline,
      thirdParties: parties,
    }
  } catch (error) {
    // Not before it is needed: it brings the parsers of all kinds of content.
    const { contentFaults } = await import('../../content/model/checks/check')
    const faults = await contentFaults(store)
    throw faults.length > 0 ? new OperatorError(faults.join('\n')) : error
  }
}
