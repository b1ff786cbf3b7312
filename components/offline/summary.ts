import type { Need } from './choices'

/**
 * Which pictures a device keeps: those of its screen, in a format that it can decode. A small screen without AVIF, which
 * none of the browsers that the site supports has, keeps the drawings only.
 */
export const pictureSets = ['phone-avif', 'phone-other', 'desktop-avif', 'desktop-other'] as const

export type PictureSet = (typeof pictureSets)[number]

/** Written by the build, read before anything is kept. */
export type OfflineSummary = {
  readonly pages: number
  readonly guides: number
  readonly choices: readonly string[]
  /** What the files of each need weigh together. */
  readonly sets: Readonly<Record<PictureSet, readonly (Weight & Need)[]>>
}

export type Weight = {
  readonly files: number
  /** Bytes over the line, compressed. */
  readonly transfer: number
  /** Bytes on the device. */
  readonly stored: number
}

/** What the worker tells the pages while it installs. */
export type WorkerReport =
  | { readonly offline: 'progress'; readonly done: number; readonly total: number }
  | { readonly offline: 'failed'; readonly reason: string }

/** What pages tell the worker: to take over from the one before it, to stop installing, or to delete what it does not keep. */
export type WorkerOrder = 'use' | 'stop' | 'clean'
