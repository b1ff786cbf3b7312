import { diagramFiles, type DiagramFile } from '@/components/diagram/diagram-files'
import { news } from '@/content/model/news'
import { newestPages, type Page } from '@/content/model/page-registry'
import { content as home } from '@/content/model/pages/home'
import { site } from '@/content/model/site'
import { stringsIn } from '@/content/model/strings-in'
import { styleOfPage, type PlateName } from '@/content/model/style-pages'
import { readTextPage } from '@/content/model/text-page'

export type CardPicture =
  | { kind: 'photo' | 'news'; name: string }
  | { kind: 'plate'; name: PlateName }
  | { kind: 'drawing'; drawing: DiagramFile }

export type Card = {
  href: string
  title: string
  /** Of our own: what has changed. */
  text?: string
  source: string
  /** `2026-11-21` */
  day: string
  picture: CardPicture | undefined
}

/** What fits into the frame at its widest: news-board.module.scss leaves some out where it is narrower. */
const mostCards = 20

/** The items of the feeds, and what is new on this site while they are few; newest first. */
export function newsCards(): Card[] {
  const fetched = news.slice(0, mostCards).map(({ title, href, source, published, picture }): Card => ({
    title,
    href,
    source,
    day: published.slice(0, 10),
    picture: picture && { kind: 'news', name: picture.file },
  }))
  return [...fetched, ...ownCards(mostCards - fetched.length)].toSorted((a, b) => b.day.localeCompare(a.day))
}

function ownCards(count: number): Card[] {
  const shown = new Set<string>()
  const newest = newestPages()
    .filter(({ reviewed }) => reviewed)
    .slice(0, count)
  return newest.map((page) => {
    const picture = pictureOf(page, shown)
    shown.add(nameOf(picture))
    return {
      href: page.path,
      title: page.heading,
      text: page.change,
      source: site.name,
      day: page.updated,
      picture,
    }
  })
}

/** The plate of a style, else a drawing or the photograph of the page, whichever does not stand on the board yet. */
function pictureOf(page: Page, shown: ReadonlySet<string>): CardPicture {
  const photo = { kind: 'photo', name: page.sharingPicture ?? home.hero.picture } as const
  const plate = styleOfPage(page.path)
  const own: CardPicture[] = [
    ...(plate ? [{ kind: 'plate', name: plate } as const] : []),
    photo,
    ...drawingsOf(page),
  ]
  return own.find((picture) => !shown.has(nameOf(picture))) ?? photo
}

function drawingsOf({ path, isText }: Page): CardPicture[] {
  if (!isText) return []
  return stringsIn(readTextPage(path).content).flatMap(({ name, value }) => {
    const drawing = name === 'diagram' ? diagramFiles.get(value) : undefined
    return drawing ? [{ kind: 'drawing', drawing } as const] : []
  })
}

/** A plate and a photograph may have one name. */
const nameOf = (picture: CardPicture) =>
  `${picture.kind} ${picture.kind === 'drawing' ? picture.drawing.file : picture.name}`
