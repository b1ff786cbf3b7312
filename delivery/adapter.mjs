import { tsImport } from 'tsx/esm/api'

/** Next loads its adapter as JavaScript; ours is TypeScript. */
export default (await tsImport('./build/adapter.ts', import.meta.url)).default
