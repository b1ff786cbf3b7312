import { load } from './load.mjs'

/**
 * Next loads its adapter as JavaScript, each time it reads the configuration; the work is TypeScript and loaded when
 * it is due.
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'fence-wiki-delivery',
  async onBuildComplete(context) {
    const { publishExport } = await load('./build/publish-export.ts', import.meta.url)
    await publishExport(context)
  },
}

export default adapter
