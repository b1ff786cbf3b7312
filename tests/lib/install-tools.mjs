import { ensureBrowser } from './browser.mjs'
import { ensureEngines } from '../engines/ensure.mjs'
import { ensureNewestNode } from './newest-node.mjs'
import { ensureServers } from './install-packages.mjs'

// What the tests need beside the project's own packages. Downloads mostly, so it runs while the site is built.

ensureBrowser()
ensureServers()
ensureEngines()
ensureNewestNode()
