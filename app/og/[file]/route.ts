import { createHash } from 'node:crypto'
import { fromCache, hashOfCode } from '@/content/model/build-cache'
import { pages, type Page } from '@/content/model/page-registry'
import { readMaster } from '@/content/model/pictures'
import { site } from '@/content/model/site'
import { fileRoute } from '../../file-route'
import { drawCard } from '../card'
import { sharingFile, sharingPicture } from '../sharing'

export const dynamic = 'force-static'
export const dynamicParams = false

const drawing = hashOfCode(
  'app/og/card.tsx',
  'app/og/sharing.ts',
  'styles/tokens.scss',
  'styles/tokens/_colors.scss',
)

/** The pictures that shared links show. */
export const { generateStaticParams, GET } = fileRoute(() =>
  pages
    .filter((page) => !page.isDrawn)
    .map((page) => ({
      file: sharingFile(page.path),
      contentType: 'image/jpeg',
      body: async () => new Uint8Array(await cardOf(page)),
    })),
)

async function cardOf(page: Page): Promise<Buffer> {
  const master = await readMaster(sharingPicture(page))
  const input = [drawing, master.hash, page.heading, site.name].join('|')
  const hash = createHash('sha256').update(input).digest('hex').slice(0, 16)
  return fromCache(`og-${hash}.jpg`, () => drawCard(page.heading, master))
}
