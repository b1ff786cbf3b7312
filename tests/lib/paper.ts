import type { Page } from '@playwright/test'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

// What Chromium prints of a page, read back from the PDF.

export const formats = ['Letter', 'A4'] as const
export type Format = (typeof formats)[number]

/** In points, from the lower left corner of the sheet. */
export type Box = { left: number; right: number; bottom: number; top: number }

/** Letters that were painted at once. */
export type Run = Box & { text: string; size: number; upright: boolean }

export type Sheet = { width: number; height: number; runs: Run[]; pictures: Box[] }

const millimeter = 72 / 25.4

/** What the margins leave of a sheet. */
export const printable = ({ width, height }: Sheet): Box => ({
  left: 14 * millimeter,
  right: width - 14 * millimeter,
  bottom: 14 * millimeter,
  top: height - 14 * millimeter,
})

/** The page on paper, with the pictures that a reader has not scrolled to yet. */
export const printPage = async (page: Page, format: Format): Promise<Sheet[]> =>
  readSheets(await print(page, format))

/** The words alone of each sheet: what is painted takes longer to read. */
export async function printWords(page: Page, format: Format): Promise<string[]> {
  const paper = await getDocumentProxy(new Uint8Array(await print(page, format)), { verbosity: 0 })
  const words: string[] = []
  for (let number = 1; number <= paper.numPages; number++) {
    const { items } = await (await paper.getPage(number)).getTextContent({ disableNormalization: true })
    words.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  await paper.destroy()
  return words
}

async function print(page: Page, format: Format): Promise<Buffer> {
  await page.locator('main img').evaluateAll((images) =>
    Promise.all(
      images.map((image) => {
        if (!(image instanceof HTMLImageElement)) return undefined
        image.loading = 'eager'
        return image.decode().catch(() => undefined)
      }),
    ),
  )
  return page.pdf({ format })
}

async function readSheets(pdf: Buffer): Promise<Sheet[]> {
  const { OPS } = await getResolvedPDFJS()
  const paper = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  const sheets: Sheet[] = []
  for (let number = 1; number <= paper.numPages; number++) {
    const sheet = await paper.getPage(number)
    const { width, height } = sheet.getViewport({ scale: 1 })
    const { items } = await sheet.getTextContent({ disableNormalization: true })
    const runs = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [across = 0, up = 0, , tall = 0, left = 0, bottom = 0] = item.transform.map(Number)
      const size = Math.hypot(across, up)
      return {
        text: item.str,
        size,
        upright: Math.abs(up) < 0.01 && tall > 0,
        ...box(left, bottom, item.width, size),
      }
    })
    const { fnArray, argsArray } = await sheet.getOperatorList()
    sheets.push({ width, height, runs, pictures: picturesIn(fnArray, argsArray, OPS) })
  }
  await paper.destroy()
  return sheets
}

/** Capitals are about 0.7 of a font's size. */
const box = (left: number, bottom: number, width: number, size: number): Box => ({
  left,
  right: left + width,
  bottom,
  top: bottom + size * 0.7,
})

type Matrix = readonly [number, number, number, number, number, number]

/** Where photographs are painted: each is a square of one unit under the matrix of its moment. */
function picturesIn(
  names: readonly number[],
  values: readonly unknown[],
  ops: { save: number; restore: number; transform: number; paintImageXObject: number },
): Box[] {
  const pictures: Box[] = []
  const saved: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  names.forEach((name, index) => {
    if (name === ops.save) saved.push(matrix)
    if (name === ops.restore) matrix = saved.pop() ?? matrix
    if (name === ops.transform) matrix = multiply(matrix, numbersIn(values[index]))
    if (name === ops.paintImageXObject) {
      const [width, , , height, x, y] = matrix
      pictures.push({
        left: Math.min(x, x + width),
        right: Math.max(x, x + width),
        bottom: Math.min(y, y + height),
        top: Math.max(y, y + height),
      })
    }
  })
  return pictures
}

function numbersIn(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.isArray(value) ? value.flat().map(Number) : []
  return [a, b, c, d, e, f]
}

const multiply = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
]
