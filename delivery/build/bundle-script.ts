import { build } from 'esbuild'
import path from 'node:path'

/** As in package.json's browserslist. */
const target = ['chrome111', 'edge111', 'firefox121', 'safari16.4']

const project = path.join(import.meta.dirname, '..', '..')

/**
 * Bundles and minifies a browser script.
 * @param source within the project, such as `delivery/browser/loader.ts`
 */
export async function bundleScript(source: string, format: 'iife' | 'esm' = 'iife'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(project, source)],
    bundle: true,
    minify: true,
    write: false,
    format,
    target,
    // Without tsconfig.json, whose `strict` adds "use strict" to every script: the compiler has checked the types.
    tsconfigRaw: {},
  })
  return outputFiles[0]?.text ?? ''
}
