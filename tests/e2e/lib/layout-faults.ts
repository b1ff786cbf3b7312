import type { Page } from '@playwright/test'

// What can be wrong with the boxes of a page, in the window as it is.

/** Words that are cut off, and how far the page scrolls sideways. */
export const lostWords = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll('main *, header *, footer *')]
      .filter((node) =>
        [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()),
      )
      .filter((node) => node.checkVisibility())
      .filter((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        const words = range.getBoundingClientRect()
        for (let box: Element | null = node; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, webkitLineClamp, clipPath, position } = getComputedStyle(box)
          if (clipPath !== 'none' || webkitLineClamp !== 'none') return false
          if (position === 'absolute' && box.clientWidth <= 1) return false
          const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
          // What is cut off may be blank: the words count.
          const frame = box.getBoundingClientRect()
          const isWide = words.left < frame.left - 1 || words.right > frame.right + 1
          const isHigh = words.top < frame.top - 1 || words.bottom > frame.bottom + 1
          if (cuts(overflowX) && isWide && box.scrollWidth > box.clientWidth + 1) return true
          if (cuts(overflowY) && isHigh && box.scrollHeight > box.clientHeight + 1) return true
        }
        return false
      })
      .map((node) => node.outerHTML.slice(0, 120))
    return { cut, sideways: document.documentElement.scrollWidth - innerWidth }
  })

/** Where Tab stops while the section is read whose headings are most: the list of contents has them, too. */
export const tabStops = (page: Page) =>
  page
    .locator('a[href], button, input, select, textarea, summary, audio[controls], [tabindex]')
    .evaluateAll((nodes) => {
      const stops = nodes.filter(
        (node) =>
          node instanceof HTMLElement &&
          node.tabIndex >= 0 &&
          node.checkVisibility({ visibilityProperty: true }) &&
          !node.matches(':disabled, [type=radio]:not(:checked), [data-inner] a'),
      )
      const listed = [...document.querySelectorAll('[data-inner]')].filter((list) => list.checkVisibility())
      const headings = [...document.querySelectorAll('section:has(> h2)')].map(
        (section) => section.querySelectorAll('h3 > a').length,
      )
      return stops.length + listed.length * Math.max(0, ...headings)
    })

/** Tables that are no tab stop though they scroll, or are one though they do not. */
export const tableStops = (page: Page) =>
  page.locator('div:has(> table)').evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const scrolls = frame.scrollWidth > frame.clientWidth
      const stops = [frame, ...frame.querySelectorAll('[tabindex]')].filter(
        (node) => node.getAttribute('tabindex') === '0' && node.checkVisibility(),
      )
      const name = frame.querySelector('table')?.getAttribute('aria-label')
      return stops.length === (scrolls ? 1 : 0) ? [] : [`${name}: ${stops.length} stops, scrolls: ${scrolls}`]
    }),
  )

/**
 * Tables wider than their frames: those that may be, of figures in many columns whose first is held, and others.
 * components/kit/table-layout.ts decides.
 */
export const wideTables = (page: Page) =>
  page.locator('main :has(> table)').evaluateAll((frames) => {
    // What hides beside a table widens a box that does not scroll.
    const wide = frames.filter(
      (frame) =>
        (getComputedStyle(frame).overflowX === 'auto' ? frame : (frame.querySelector('table') ?? frame))
          .scrollWidth > frame.clientWidth,
    )
    const names = (found: Element[]) =>
      found.map((frame) => frame.querySelector('table')?.ariaLabel ?? frame.textContent?.slice(0, 40))
    const mayScroll = (frame: Element) => {
      const { rows } = frame.querySelector('table') ?? {}
      const cells = [...(rows?.[rows.length - 1]?.cells ?? [])]
      const figures = cells.filter((cell) => getComputedStyle(cell).textAlign === 'right')
      const [first] = cells
      return (
        cells.length > 4 &&
        figures.length > (cells.length - 1) / 2 &&
        first !== undefined &&
        getComputedStyle(first).position === 'sticky'
      )
    }
    return {
      figures: names(wide.filter(mayScroll)),
      others: names(wide.filter((frame) => !mayScroll(frame))),
    }
  })

/** Laid out as blocks, a table and its rows say by their roles what they are. */
export const stackedTables = 'main table[role=table]:not(:has(th:nth-child(4)))'

/** Rows of tables with up to three columns of words in which a cell stands beside another; fences are compared so. */
export const rowsBeside = (page: Page) =>
  page.locator(`${stackedTables} tbody tr:not(:has(td path))`).evaluateAll((rows) =>
    rows
      .filter((row) => {
        const boxes = [...row.children].map((cell) => cell.getBoundingClientRect())
        return boxes.some((box, index) => box.top < (boxes[index - 1]?.bottom ?? 0) - 1)
      })
      .map((row) => row.textContent),
  )

/** Pixels of an article between two things that are more than words: a picture, a table, a note, a figure of a step. */
export const longestStretch = (page: Page) =>
  page.locator('article').evaluate((article) => {
    const seen = [
      ...article.querySelectorAll(
        'figure, picture, table, aside, [role=note], dl, input, textarea, nav, details',
      ),
    ]
    const { top, bottom } = article.getBoundingClientRect()
    const edges = seen.filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect())
    const stops = [...edges.toSorted((a, b) => a.top - b.top), { top: bottom, bottom }]
    let end = top
    return stops.reduce((longest, stop) => {
      const stretch = stop.top - end
      end = Math.max(end, stop.bottom)
      return Math.max(longest, stretch)
    }, 0)
  })

/**
 * What stays blank in an article for more than so many pixels, each with the heading above it: in the text column while
 * something stands beside it, and in a column of sections that stand side by side. A margin may be empty.
 */
export const holes = (page: Page, most: number): Promise<string[]> =>
  page.locator('article').evaluateAll(
    (articles, most) =>
      articles.flatMap((article) => {
        /** So far from its left edge a column has words wherever it has any; a letter stands in the middle. */
        const start = { text: 340, section: 160 }
        const shown = [...article.querySelectorAll('*')]
          .filter(
            (node) =>
              node.matches('img, svg, input, textarea, select, iframe, table, figure, [role=note]') ||
              [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()),
          )
          .filter((node) => !node.matches('svg *') && node.checkVisibility())
          .map((node) => ({ node, box: node.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && box.height > 1)
          .toSorted((a, b) => a.box.top - b.box.top)
        const blanks = (left: number, right: number, top: number, bottom: number) => {
          let end = top
          const column = shown.map(({ box }) => box).filter((box) => box.left < right && box.right > left)
          const inside = column.filter((box) => box.bottom > top && box.top < bottom)
          return [...inside, { top: bottom, bottom }].flatMap((box) => {
            const blank = { top: end, bottom: box.top }
            end = Math.max(end, box.bottom)
            return blank.bottom - blank.top > most ? blank : []
          })
        }
        const { left, top, bottom } = article.getBoundingClientRect()
        const besideFigures = blanks(left, left + start.text, top, bottom).filter((blank) =>
          shown.some(
            ({ box }) => box.left > left + start.text && box.bottom > blank.top && box.top < blank.bottom,
          ),
        )
        const besideSections = [...article.querySelectorAll('*')].flatMap((parent) => {
          const boxes = [...parent.children]
            .filter((child) => child.querySelector(':scope > :is(h2, h3)') && child.checkVisibility())
            .map((child) => child.getBoundingClientRect())
          const lefts = [...new Set(boxes.map((box) => box.left))]
          if (lefts.length < 2) return []
          const tops = boxes.map((box) => box.top)
          const bottoms = shown.filter(({ node }) => parent.contains(node)).map(({ box }) => box.bottom)
          return lefts.flatMap((left) =>
            blanks(left, left + start.section, Math.min(...tops), Math.max(...bottoms)),
          )
        })
        const headings = shown.filter(({ node }) => node.matches(':is(h2, h3) > a'))
        return [...besideFigures, ...besideSections].map(({ top, bottom }) => {
          const above = headings.findLast(({ box }) => box.top <= top + 1)
          return `${(bottom - top).toFixed()} px below "${above?.node.textContent ?? ''}"`
        })
      }),
    most,
  )

/** How much of a page's height is that of ads. */
export const shareOfAds = (page: Page) =>
  page.locator('aside:has([data-banner-id])').evaluateAll((ads) => {
    const height = ads.reduce((sum, ad) => sum + ad.getBoundingClientRect().height, 0)
    return height / document.documentElement.scrollHeight
  })

export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Whether there are slots for ads, how many of them take room, and how many other boxes moved when the slots and what
 * only holds them were removed.
 */
export const roomOfSlots = (page: Page) =>
  page.locator('[data-banner-id]').evaluateAll((slots) => {
    const empty = [...document.querySelectorAll('main *')].filter(
      (box) => box.querySelector('[data-banner-id]') && !box.textContent && !box.querySelector('img, svg'),
    )
    const others = [...document.querySelectorAll('main *, footer')].filter(
      (element) => ![...slots, ...empty].includes(element),
    )
    const measure = () =>
      others.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height].join(' ')
      })
    const shown = slots.filter((slot) => slot.getBoundingClientRect().height > 0 || slot.checkVisibility())
    const before = measure()
    for (const element of [...slots, ...empty]) element.remove()
    const moved = measure().filter((box, index) => box !== before[index])
    return { areThere: slots.length > 0, shown: shown.length, moved: moved.length }
  })

/** Makes a word of each text very long. What then stands out of the window, and by how many pixels the page scrolls. */
export const widthOfLongWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: Text[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node instanceof Text && /\p{L}{3}/u.test(node.data)) words.push(node)
    for (const node of words) node.data = node.data.replace(/\p{L}{3,}/u, 'Donaudampfschifffahrt'.repeat(3))
    for (const dialog of document.querySelectorAll('dialog')) dialog.show()

    // What scrolls in a frame of its own, or is for screen readers alone, widens no page; a dialog is to fit.
    const frames = [...document.querySelectorAll('main *')].filter((element) => {
      const { overflowX, clipPath } = getComputedStyle(element)
      return /auto|scroll/.test(overflowX) || clipPath === 'inset(50%)'
    })
    const outside = [...document.querySelectorAll('main *, footer *, dialog *')]
      .filter((element) => !frames.some((frame) => frame !== element && frame.contains(element)))
      // Drawings say lengths, and end at their own edge.
      .filter((element) => !(element instanceof SVGElement && element.ownerSVGElement))
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
    return { outside, scrolls: Math.max(0, document.documentElement.scrollWidth - innerWidth) }
  })

/** Fields to type in, or to choose from, whose letters are below 16 px. */
export const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.tagName} ${field.id}`),
  )

/**
 * The headings of the first window whose height changes as their font comes, by what stands in for it until then: those of
 * styles/base/_stand-ins.scss that this machine has. Each pair of both is measured.
 */
export const reflown = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...document.fonts]
    await Promise.all(faces.map((face) => face.load().catch(() => undefined)))
    const standIns = faces.filter(
      ({ family, status }) => family.startsWith('stand-in') && status === 'loaded',
    )
    const titles = [...document.querySelectorAll<HTMLElement>('h1, main h2')].filter(
      (node) => node.checkVisibility() && node.getBoundingClientRect().top < innerHeight,
    )
    const heights = (family: string) => {
      for (const title of titles) title.style.setProperty('font-family', family)
      return titles.map((title) => title.getBoundingClientRect().height)
    }
    const ours = heights('fraunces')
    const found = standIns.flatMap(({ family }) => {
      const theirs = heights(family)
      const moved = titles.filter((_, index) => Math.abs((theirs[index] ?? 0) - (ours[index] ?? 0)) > 1)
      return moved.map((title) => `${family}: ${title.textContent.trim().slice(0, 80)}`)
    })
    for (const title of titles) title.style.removeProperty('font-family')
    return { found, measured: titles.length * standIns.length }
  })
