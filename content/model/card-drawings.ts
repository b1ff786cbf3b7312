import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readEach } from './define'
import { readCardDrawing, type DrawingNode } from './drawings'

/** Where the picture of each house ad stands, by the ad's id. */
export const cardFolder = 'content/drawings/cards'

const folder = path.join(process.cwd(), cardFolder)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.svg'))
  .toSorted()

const { sound, faults } = readEach(files, (name): readonly [string, readonly DrawingNode[]] => [
  path.basename(name, '.svg'),
  readCardDrawing(`${cardFolder}/${name}`, readFileSync(path.join(folder, name), 'utf8')),
])

/** The ids that have a file, sound or not. */
export const drawnCards: readonly string[] = files.map((name) => path.basename(name, '.svg'))

export const cardDrawings: ReadonlyMap<string, readonly DrawingNode[]> = new Map(sound)

export const cardDrawingFaults: readonly string[] = faults
