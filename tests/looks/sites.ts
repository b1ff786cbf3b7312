import { buildWithAll } from '../e2e/lib/configured'
import { startPreview, type Preview } from '../e2e/lib/preview'
import type { State } from './state'

// The builds that the states stand in, each served on a port of its own.

export type Sites = { urlOf: (state: State) => string; stop: () => Promise<void> }

/** Serves out/, and builds the site with every setting when a state needs it. */
export async function startSites(states: readonly State[]): Promise<Sites> {
  const configured = states.some(({ site }) => site === 'configured') ? await buildWithAll() : undefined
  const previews: Preview[] = [await startPreview({})]
  if (configured) previews.push(await startPreview({}, configured.folder))
  const [own, other] = previews
  return {
    urlOf: ({ site }) => (site === 'configured' ? other : own)?.url ?? '',
    stop: async () => {
      for (const preview of previews) preview.stop()
      await configured?.remove()
    },
  }
}
