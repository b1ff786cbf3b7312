import { createHash } from 'node:crypto'
import { cardFiles } from '@/components/diagram/card-files'
import { diagramFile } from '@/components/diagram/diagram-files'
import { cardSize } from '@/content/model/collections/drawing'
import { readMaster } from '@/content/model/collections/pictures'
import { site } from '@/content/model/collections/site'
import { atAGlance } from '@/content/model/fence-laws/at-a-glance'
import { stateOf } from '@/content/model/fence-laws/states'
import { content as books } from '@/content/model/pages/books'
import { pages, type Page } from '@/content/model/pages/page-registry'
import { fromCache, hashOfCode } from '@/content/model/store/build-cache'
import { fileRoute } from '../../file-route'
import { drawCard } from '../card'
import { coversOf, drawCoversCard } from '../covers-card'
import { drawDrawingCard } from '../drawing-card'
import { sharingFile, sharingPicture } from '../sharing'
import { drawStateCard } from '../state-card'

export const dynamic = 'force-static'
export const dynamicParams = false

const drawing = hashOfCode(
  'app/og/card.tsx',
  'app/og/covers-card.ts',
  'app/og/drawing-card.tsx',
  'app/og/sharing.ts',
  'app/og/state-card.tsx',
  'components/fence-laws/state-tile.tsx',
  'components/fence-laws/tiles.ts',
  'content/model/fence-laws/neighbors.ts',
  'styles/tokens.scss',
  'styles/tokens/_colors.scss',
)

const booksPath = '/books'

/** The pictures that shared links show. */
export const { generateStaticParams, GET } = fileRoute(() =>
  pages().map((page) => ({
    file: sharingFile(page.path),
    contentType: 'image/jpeg',
    body: async () => new Uint8Array(await cardOf(page)),
  })),
)

async function cardOf(page: Page): Promise<Buffer> {
  const state = stateOf(page.path)
  if (state)
    return once([page.heading, JSON.stringify(atAGlance(state))], () => drawStateCard(page.heading, state))
  const covers = page.path === booksPath ? coversOf(books()) : []
  if (covers.length > 0) return once([page.heading, ...covers], () => drawCoversCard(page.heading, covers))
  const card = cardFiles().get(page.sharingCard ?? '')
  if (card)
    return once([page.heading, card.file], () =>
      drawDrawingCard(page.heading, { ...cardSize, svg: card.svg }),
    )
  if (page.sharingDrawing !== undefined) {
    const file = diagramFile(page.sharingDrawing)
    return once([page.heading, file.file], () => drawDrawingCard(page.heading, file))
  }
  const master = await readMaster(sharingPicture(page))
  return once([page.heading, master.hash], () => drawCard(page.heading, master))
}

/** Draws a card again only if what it shows has changed. */
function once(shown: readonly string[], draw: () => Promise<Buffer>): Promise<Buffer> {
  const input = [drawing, ...shown, site().name].join('|')
  const hash = createHash('sha256').update(input).digest('hex').slice(0, 16)
  return fromCache(`og-${hash}.jpg`, draw)
}
