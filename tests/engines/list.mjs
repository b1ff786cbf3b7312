import * as chromium from './chromium.mjs'
import * as firefox from './firefox.mjs'
import * as webkit from './webkit.mjs'

/** @type {import('./reader.mjs').Engine[]} */
export const engines = [chromium, firefox, webkit]
