import type { Plugin } from 'esbuild'
import path from 'node:path'
import { OperatorError } from '../operator-error'

const project = path.join(import.meta.dirname, '..', '..')

/** Written by app/style-names.json/route.ts: class names by the name in the source, by style sheet. */
export const styleNames = 'style-names.json'

export type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * In a bundle, a CSS module is the names that its classes have in the pages.
 * @param shorten gives a class the name that pages have for it
 */
export function namesOfClasses(names: ClassNames, shorten = (name: string) => name): Plugin {
  return {
    name: 'names-of-classes',
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => {
        const classes = Object.entries(classesOf(path.relative(project, file), names))
        const contents = JSON.stringify(
          Object.fromEntries(classes.map(([own, name]) => [own, shorten(name)])),
        )
        return { contents, loader: 'json' }
      })
    },
  }
}

/** @throws OperatorError for a style sheet that Next does not know */
export function classesOf(sheet: string, names: ClassNames): Readonly<Record<string, string>> {
  const classes = names[`../../${sheet.split(path.sep).join('/')}`]
  if (!classes)
    throw new OperatorError(`${sheet}: is not in ${styleNames}, so the names of its classes are not known`)
  return classes
}
