import { adFrameHeaderDirectives } from '../../components/ads/policy'
import type { Alias } from '../../content/model/page-registry'
import type { ThirdParties } from '../../content/model/third-parties'
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
 * Reads content and settings. Each call of a module loaded anew reads the files as they are then.
 * @throws OperatorError that lists every fault of the content
 */
export async function readServerConfig(): Promise<ServerConfig> {
  try {
    const [{ pages, aliases }, { siteUrl }, { site }, { thirdParties }] = await Promise.all([
      import('../../content/model/page-registry'),
      import('../../content/model/settings'),
      import('../../content/model/site'),
      import('../../content/model/third-parties'),
    ])
    return {
      siteUrl,
      policy: policyText(headerDirectives(thirdParties, [sourceOf(speculationRules)])),
      adFramePolicy: thirdParties.ads.mode === 'isolated' ? policyText(adFrameHeaderDirectives) : undefined,
      pages: pages.map(({ path }) => path),
      guides: pages.filter(({ reviewed, isDrawn }) => reviewed && !isDrawn).map(({ path }) => path),
      aliases,
      radioPort: site.radio.port,
      offline: site.offline,
      thirdParties,
    }
  } catch (error) {
    const { contentFaults } = await import('../../content/model/check')
    const faults = await contentFaults()
    throw faults.length > 0 ? new OperatorError(faults.join('\n')) : error
  }
}
