import { build, type Metafile } from 'esbuild'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FromCache } from '../../content/model/store/build-cache'
import { OperatorError } from '../operator-error'
import { target } from './bundle-script'
import { classesOf, namesOfClasses, styleNames, type ClassNames } from './class-names'
import { minifier, minify } from './minify'
import type { StyleSheets } from './style-sheets'
import { rulesFor } from './used-rules'
import { hashedFolder } from './write-hashed'

const project = path.join(import.meta.dirname, '..', '..')

/**
 * Has Chromium compile all functions while the file arrives, off the main thread: nearly all of them run as an island
 * hydrates (https://v8.dev/blog/explicit-compile-hints).
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad'

export type Islands = {
  /** Their names. */
  readonly names: ReadonlySet<string>
  /** Addresses of the script that hydrates them, and then of what it imports at once. */
  readonly scripts: readonly string[]
}

/**
 * Bundles all `*.island.tsx` with React, what hydrates them, and their styles: they are small beside it. What an island
 * imports later is a file of its own. Removes the list of class names, which nobody asks for.
 * @param shorten gives the classes in a text the names that pages have for them
 * @throws OperatorError for two islands of one name, or a style sheet that Next does not know
 */
export async function bundleIslands(
  out: string,
  sheets: StyleSheets,
  shorten: (text: string) => string,
  fromCache?: FromCache,
): Promise<Islands> {
  const names: ClassNames = JSON.parse(await readFile(path.join(out, styleNames), 'utf8'))
  await rm(path.join(out, styleNames))
  const files = await islandFiles()
  const bundle = (styles: string) =>
    build({
      absWorkingDir: project,
      stdin: { contents: entryOf(files), resolveDir: project, sourcefile: 'islands.ts' },
      outdir: path.join(out, hashedFolder),
      entryNames: 'islands-[hash]',
      chunkNames: 'later-[hash]',
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      write: false,
      metafile: true,
      target,
      jsx: 'automatic',
      alias: { '@': project },
      define: {
        'process.env.NODE_ENV': '"production"',
        MessageChannel: 'KeptMessageChannel',
        islandStyles: JSON.stringify(styles),
      },
      legalComments: 'none',
      // Of which esbuild makes the hashes in the names.
      banner: { js: `// ${minifier}` },
      tsconfigRaw: {},
      plugins: [namesOfClasses(names, shorten)],
    })

  // Only a bundle tells which style sheets are in it.
  const { metafile: first } = await bundle('')
  const classes = Object.keys(first.inputs)
    .filter((input) => input.endsWith('.module.scss'))
    .flatMap((input) => Object.values(classesOf(input, names)))
  const { outputFiles, metafile } = await bundle(shorten(stylesOf(classes, sheets)))
  await mkdir(path.join(out, hashedFolder), { recursive: true })
  for (const { path: file, text } of outputFiles)
    await writeFile(file, await minify(text, { format: 'esm', preamble: compileAtOnce, fromCache }))
  return {
    names: new Set(files.keys()),
    scripts: importedAtOnce(metafile.outputs).map((file) => `${hashedFolder}${path.basename(file)}`),
  }
}

/** The rules about these classes, each once: a module may be in several of Next's style sheets. */
function stylesOf(classes: readonly string[], sheets: StyleSheets): string {
  const names = new Set(classes.map((name) => `.${name}`))
  return [...new Set([...sheets.values()].flatMap((sheet) => rulesFor('islands', sheet, names)))].join('')
}

/** By the name of the island. */
async function islandFiles(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const names = await readdir(path.join(project, 'components'), { recursive: true })
  for (const file of names.filter((name) => name.endsWith('.island.tsx')).toSorted()) {
    const name = path.basename(file, '.island.tsx')
    const other = found.get(name)
    if (other) throw new OperatorError(`components/${file}: there is another island of this name, ${other}`)
    found.set(name, `components/${file.split(path.sep).join('/')}`)
  }
  return found
}

/** Hydrates the island that an element is named for: as asked for by delivery/browser/load-island.ts, or by another island. */
function entryOf(files: ReadonlyMap<string, string>): string {
  const components = [...files].map(([name, file]) => {
    const component = `${name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Island`
    return { name, component, line: `import { ${component} } from './${file}'` }
  })
  return `import './delivery/browser/kept-message-channel'
import './delivery/browser/when-installed'
import { hydrateIsland } from './components/island/hydrate-island'
${components.map(({ line }) => line).join('\n')}
const islands = { ${components.map(({ name, component }) => `'${name}': ${component}`).join(', ')} }
const hydrate = (element) => hydrateIsland(element, islands[element.getAttribute('name')])
addEventListener('site-island:wake', ({ target }) => hydrate(target))
export default hydrate`
}

function importedAtOnce(outputs: Metafile['outputs']): string[] {
  const [entry = ''] = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === 'islands.ts')
  const found = new Set([entry])
  for (const file of found) {
    for (const { path: imported, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') found.add(imported)
    }
  }
  return [...found]
}
