import { build } from 'esbuild'
import path from 'node:path'
import { namesOfClasses, type ClassNames } from './class-names'

/** As in package.json's browserslist. */
export const target = ['chrome111', 'edge111', 'firefox121', 'safari16.4']

const project = path.join(import.meta.dirname, '..', '..')

/**
 * Bundles and minifies a browser script.
 * @param source within the project, such as `delivery/browser/loader.ts`
 * Components in it are drawn by Preact, a twelfth of React.
 * @param values JavaScript that replaces these names, such as `{ total: '12' }`
 * @param classNames of the components in it
 */
export async function bundleScript(
  source: string,
  format: 'iife' | 'esm' = 'iife',
  values: Readonly<Record<string, string>> = {},
  classNames: ClassNames = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(project, source)],
    bundle: true,
    minify: true,
    write: false,
    format,
    target,
    define: values,
    alias: {
      '@': project,
      react: 'preact',
      'react-dom/client': path.join(project, 'components/calculator/browser/preact-root.ts'),
      'preact/jsx-runtime': path.join(project, 'components/calculator/browser/preact-jsx.ts'),
    },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [namesOfClasses(classNames)],
    legalComments: 'none',
    charset: 'utf8',
    // Without tsconfig.json, whose `strict` adds "use strict" to every script: the compiler has checked the types.
    tsconfigRaw: {},
  })
  return outputFiles[0]?.text ?? ''
}
