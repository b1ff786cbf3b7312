import { listFiles } from '../store/list-files'
import { defineCollection, readSound, readText } from '../store/store'
import { drawingFolder, readDrawing, readDrawingClasses, type Drawing, type DrawingClasses } from './drawing'

export const drawingClasses = defineCollection((store): DrawingClasses => {
  const file = `${drawingFolder}/classes.css`
  return readDrawingClasses(file, readText(store, file))
})

/** All drawings by their names; those whose files have faults are left out. */
export const drawings = defineCollection(
  (store): ReadonlyMap<string, Drawing> =>
    new Map(
      readSound(store, listFiles(drawingFolder, store), (file) =>
        readDrawing(file, readText(store, file).replaceAll('\r\n', '\n'), drawingClasses(store)),
      ).map((drawing) => [drawing.name, drawing]),
    ),
)
