import { diagramFiles, type DiagramFile } from '@/components/diagram/diagram-files'
import { news } from '@/content/model/collections/news'
import { site } from '@/content/model/collections/site'
import { styleOfPage, type PlateName } from '@/content/model/collections/style-pages'
import { content as home } from '@/content/model/pages/home'
import { newestPages, type Page } from '@/content/model/pages/page-registry'
import { stringsIn } from '@/content/model/store/strings-in'
import { readTextPage } from '@/content/model/text/text-page'

export type CardPicture =
  | { kind: 'photo' | 'news'; name: string }
  | { kind: 'plate'; name: PlateName }
  | { kind: 'drawing'; drawing: DiagramFile }

export type Card = {
  href: string
  title: string
  /** Of a board that is all our own, in the place of its source. */
  kind?: 'New on' | 'Updated'
  source: string
  /** `2026-11-21` */
  day: string
  picture: CardPicture | undefined
}

/** What fits into the frame at its widest: news-board.module.scss leaves some out where it is narrower. */
const mostCards = 30

/** The items of the feeds, and what is new on this site while they are few; newest first. */
export function newsCards(): Card[] {
  const fetched = news()
    .slice(0, mostCards)
    .map(({ title, href, source, published, picture }): Card => ({
      title,
      href,
      source,
      day: published.slice(0, 10),
      picture: picture && { kind: 'news', name: picture.file },
    }))
  return [...fetched, ...ownCards(mostCards - fetched.length)].toSorted((a, b) => b.day.localeCompare(a.day))
}

/** A page whose pictures all stand on the board already leaves its place to the next. */
function ownCards(count: number): Card[] {
  const shown = new Set<string>()
  const cards: Card[] = []
  for (const page of newestPages()) {
    if (cards.length === count) break
    const picture = page.reviewed && picturesOf(page).find((one) => !shown.has(nameOf(one)))
    if (!picture) continue
    shown.add(nameOf(picture))
    const isNew = page.published === page.updated
    cards.push({
      href: page.path,
      title: page.heading,
      ...(count === mostCards && { kind: isNew ? 'New on' : 'Updated' }),
      source: site().name,
      day: page.updated,
      picture,
    })
  }
  return cards
}

/**
 * What shows the page's subject before what only shows a fence: the plate of its style, the photograph at its head, its
 * drawings, and then the photograph that it is shared with, on which nothing is broken where a car hit the page's fence.
 */
function picturesOf(page: Page): CardPicture[] {
  const plate = styleOfPage(page.path)
  return [
    ...(plate ? [{ kind: 'plate', name: plate } as const] : []),
    ...(page.picture === undefined ? [] : [{ kind: 'photo', name: page.picture } as const]),
    ...drawingsOf(page),
    { kind: 'photo', name: page.sharingPicture ?? home().hero.picture },
  ]
}

/** The one that it is shared with comes first. */
function drawingsOf({ path, isText, sharingDrawing }: Page): CardPicture[] {
  const inText = isText ? stringsIn(readTextPage(path).content) : []
  const names = inText.flatMap(({ name, value }) => (name === 'diagram' ? [value] : []))
  return [...new Set([sharingDrawing, ...names])].flatMap((name) => {
    const drawing = name === undefined ? undefined : diagramFiles().get(name)
    return drawing ? [{ kind: 'drawing', drawing } as const] : []
  })
}

/** A plate and a photograph may have one name. */
const nameOf = (picture: CardPicture) =>
  `${picture.kind} ${picture.kind === 'drawing' ? picture.drawing.file : picture.name}`
