import { existsSync } from 'node:fs'
import process from 'node:process'
import { startPuppeteer } from './puppeteer-reader.mjs'

export const name = 'Firefox'

const places = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

const findFirefox = () => places.find((file) => file !== undefined && existsSync(file))

export const packages = () => (findFirefox() ? [] : ['firefox-esr'])

/** WebDriver's names of keys. */
const keys = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004', k: 'k' }

export async function start() {
  const reader = await startPuppeteer({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    extraPrefsFirefox: { ...silence, ...soundCard },
  })
  /** @type {import('./reader.mjs').Reader['press']} */
  const press = (key, options = {}) =>
    options.control ? reader.press(key, options) : reader.type(keys[key].repeat(options.times ?? 1))
  // Puppeteer would send two commands for each key, which take Firefox longer than the key itself.
  return { ...reader, press }
}

/** Without a sound card Firefox refuses to play: this simulates one. */
const soundCard = { 'media.cubeb.force_mock_context': true }

/** Beyond puppeteer's own settings for tests: no requests to Mozilla. */
const silence = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'app.update.disabledForTesting': true,
  'browser.newtabpage.activity-stream.feeds.topsites': false,
  'browser.region.update.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.search.update': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': 'data:,',
}
