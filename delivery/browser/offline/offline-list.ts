import type { Alias } from '../../../content/model/page-registry'
import type { PictureSet } from '../../../components/offline/summary'

/** As Workbox reads it. Without a revision, the address itself changes with the content. */
export type KeptFile = {
  readonly url: string
  readonly revision: string | null
  readonly integrity?: string
}

/** What the build tells the worker (delivery/build/list-offline-files.ts). */
export type OfflineList = {
  /** What every device keeps. */
  readonly files: readonly KeptFile[]
  readonly pictures: Readonly<Record<PictureSet, readonly KeptFile[]>>
  /** Files that hold the same bytes as a kept one, by address. */
  readonly same: Readonly<Record<string, string>>
  readonly aliases: readonly Alias[]
}
