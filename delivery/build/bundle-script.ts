import { build } from 'esbuild'
import path from 'node:path'

/** As in package.json's browserslist. */
export const target = ['chrome111', 'edge111', 'firefox121', 'safari16.4']

const project = path.join(import.meta.dirname, '..', '..')

/**
 * Bundles and minifies a browser script.
 * @param source within the project, such as `delivery/browser/loader.ts`
 * @param values JavaScript that replaces these names, such as `{ total: '12' }`
 */
export async function bundleScript(
  source: string,
  format: 'iife' | 'esm' = 'iife',
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(project, source)],
    bundle: true,
    minify: true,
    write: false,
    format,
    target,
    define: values,
    // Without tsconfig.json, whose `strict` adds "use strict" to every script: the compiler has checked the types.
    tsconfigRaw: {},
  })
  return outputFiles[0]?.text ?? ''
}
