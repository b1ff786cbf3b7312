import { register } from 'tsx/esm/api'

/**
 * Loads TypeScript where Next asks for JavaScript. Each module once in a process: the texts that the check has read need
 * not be read and parsed again when the export is finished.
 */
export const { import: load } = register({ namespace: 'delivery' })
