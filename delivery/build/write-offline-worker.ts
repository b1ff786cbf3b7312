import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fallbackPath, summaryAddress, workerAddress } from '../../components/offline/addresses'
import { withoutCache, type FromCache } from '../../content/model/store/build-cache'
import type { ServerConfig } from '../contract/server-config'
import { bundleScript } from './bundle-script'
import { listOfflineFiles } from './list-offline-files'
import { compressFile } from './precompress'

type Site = Pick<ServerConfig, 'pages' | 'guides' | 'aliases' | 'offline'>

/**
 * Writes the service worker, with the list of what it keeps, and a summary that readers see before they keep anything.
 * Where the operator has switched that off, the worker at the same address removes itself and all that was kept.
 * @param out finished and compressed
 */
export async function writeOfflineWorker(
  out: string,
  site: Site,
  fromCache: FromCache = withoutCache,
): Promise<void> {
  const worker = path.join(out, workerAddress)
  if (site.offline === 'off') {
    const files = ['.html', '/index.html'].flatMap((end) =>
      ['', '.br', '.gz'].map((packing) => path.join(out, `${fallbackPath}${end}${packing}`)),
    )
    await Promise.all(files.map((file) => rm(file, { force: true })))
    await rm(path.join(out, fallbackPath), { recursive: true, force: true })
    await writeFile(worker, await bundleScript('delivery/browser/offline/removing-worker.ts'))
    return
  }
  const { list, summary } = await listOfflineFiles(out, site)
  const values = { offlineList: JSON.stringify(list), 'process.env.NODE_ENV': '"production"' }
  await writeFile(worker, await bundleScript('delivery/browser/offline/worker.ts', 'iife', values))
  await compressFile(worker, fromCache)
  const sizes = path.join(out, summaryAddress)
  await writeFile(sizes, `${JSON.stringify(summary)}\n`)
  await compressFile(sizes, fromCache)
}
