import type { Page } from '@playwright/test'

// What can be wrong with the labels of drawings, as they are set in the window's width.

type Drawing = { name: string; svg: string }

/** Each in a box as wide as the window, which the style sheets in the files ask for. Without what no label needs. */
export const layOut = (page: Page, drawings: readonly Drawing[]) =>
  page.setContent(
    `<style>body{margin:0}svg{display:block;width:100vw}svg :not(style,g,text,tspan,.paper){display:none}</style>
    ${drawings.map(({ name, svg }) => `<div id="${name}">${svg}</div>`).join('')}`,
  )

/** How many em wide ten letters are in the font. */
export const widthOfLetters = (page: Page, font: string) =>
  page.evaluate((font) => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('no canvas')
    context.font = `100px ${font}`
    return context.measureText('nnnnnnnnnn').width / 100
  }, font)

/**
 * Lines of labels that reach out of the drawing, that lie on one another, or on a plate that is too short for them.
 * `inset` units at either side are no room for them, either.
 */
export const labelFaults = (page: Page, { font, inset }: { font: string; inset: number }) =>
  page.evaluate(
    ({ font, inset }) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`text { font-family: ${font} !important }`)
      document.adoptedStyleSheets = [sheet]

      /** The boxes of a label's lines, the first of which has no element of its own. */
      const linesOf = (text: Element, label: number) =>
        [...text.childNodes].map((line) => {
          const range = document.createRange()
          range.selectNodeContents(line)
          return { label, words: line.textContent ?? '', box: range.getBoundingClientRect() }
        })

      /** By how many pixels each way two boxes lie on each other. */
      const shared = (a: DOMRect, b: DOMRect) =>
        Math.min(
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        )

      /** Whether the middle of a line is on the plate, and an end of it is not. */
      const hangsOut = ({ left, right, top, bottom }: DOMRect, plate: SVGGeometryElement) => {
        const toPlate = plate.getScreenCTM()?.inverse()
        const [start, middle, end] = [left, (left + right) / 2, right].map((x) =>
          plate.isPointInFill(new DOMPoint(x, (top + bottom) / 2).matrixTransform(toPlate)),
        )
        return middle === true && !(start && end)
      }

      return [...document.querySelectorAll('svg')].flatMap((svg) => {
        const view = svg.getBoundingClientRect()
        const side = (inset * view.width) / svg.viewBox.baseVal.width
        const plates = [...svg.querySelectorAll<SVGPathElement>('path.paper')]
        const lines = [...svg.querySelectorAll('text')].flatMap(linesOf)
        return lines.flatMap(({ label, words, box }, index) => {
          const out = Math.max(
            view.left + side - box.left,
            box.right - view.right + side,
            view.top - box.top,
            box.bottom - view.bottom,
          )
          const others = lines
            .slice(0, index)
            .filter((other) => other.label !== label && shared(other.box, box) > 2)
          return [
            // The box of a letter is a little higher than the letter.
            ...(out > 0.5 ? [`is cut off by ${out.toFixed(1)} px`] : []),
            ...others.map((other) => `lies on “${other.words}”`),
            ...(plates.some((plate) => hangsOut(box, plate)) ? ['hangs out of its plate'] : []),
          ].map((fault) => `${svg.parentElement?.id} at ${innerWidth} px: “${words}” ${fault}`)
        })
      })
    },
    { font, inset },
  )
