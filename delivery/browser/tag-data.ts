/** What the build writes on the loader's tag (delivery/build/add-loader-tag.ts). */
export type TagData = {
  /** Address of hydrate.ts. */
  readonly hydrate?: string
  /** Addresses of the page's chunks, separated by spaces; the last one is the entry, which starts the others. */
  readonly chunks?: string
  /** Address of the styles for what the islands add. */
  readonly styles?: string
  /** Address and sha256 of the page's flight data: another build's would not match these chunks. */
  readonly flight?: string
  readonly integrity?: string
  /** Checksum of the page's body, see fingerprint.ts. */
  readonly fingerprint?: string
  /** Address of the third party's script that this page may run, if any. */
  readonly trusted?: string
  /** Paths of pages whose policy differs from the others', separated by spaces. */
  readonly ownPolicy?: string
}

export const tagData: TagData = document.currentScript?.dataset ?? {}
