import type { Alias } from '../../../content/model/pages/page-registry'
import type { Need } from '../../../components/offline/choices'
import type { PictureSet } from '../../../components/offline/summary'

/** As Workbox reads it. Without a revision, the address itself changes with the content. */
export type KeptFile = Need & {
  readonly url: string
  readonly revision: string | null
  readonly integrity?: string
}

/** What the build tells the worker (delivery/build/list-offline-files.ts). */
export type OfflineList = {
  /** What can be kept: the guides, and each page. */
  readonly choices: readonly string[]
  /** What every device keeps. */
  readonly files: readonly KeptFile[]
  readonly pictures: Readonly<Record<PictureSet, readonly KeptFile[]>>
  /** Files that hold the same bytes as a kept one, by address. */
  readonly same: Readonly<Record<string, string>>
  readonly aliases: readonly Alias[]
}
