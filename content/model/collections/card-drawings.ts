import path from 'node:path'
import { listFiles } from '../store/list-files'
import { defineCollection, readSound, readText } from '../store/store'
import { readCardDrawing, type DrawingNode } from './drawing'
import { drawingClasses } from './drawings'

/** Where the picture of each house ad stands, by the ad's id. */
export const cardFolder = 'content/drawings/cards'

/** The ids that have a file, sound or not. */
export const drawnCards = defineCollection((store): readonly string[] =>
  listFiles(cardFolder, store).map(cardName),
)

export const cardDrawings = defineCollection(
  (store): ReadonlyMap<string, readonly DrawingNode[]> =>
    new Map(
      readSound(store, listFiles(cardFolder, store), (file) => [
        cardName(file),
        readCardDrawing(file, readText(store, file), drawingClasses(store)),
      ]),
    ),
)

const cardName = (file: string) => path.posix.basename(file, '.svg')
