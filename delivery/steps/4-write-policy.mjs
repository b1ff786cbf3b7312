import { policyDirectives, policyText, sha256 } from '../policy.mjs'
import { speculationRules } from '../speculation-rules.mjs'

/** @typedef {import('../pages.mjs').Page} Page */

/**
 * Step 4: writes the page's policy, with the hash of each inline block that it allows, and the rules by which
 * a browser may prerender the page that a reader is about to open.
 * @param {Page} page is changed
 * @param {import('../policy.mjs').ThirdParties} thirdParties
 */
export function writePolicy({ address, $ }, thirdParties) {
  const rules = $('<script type="speculationrules"></script>').text(speculationRules)
  $('head').append(rules)

  const directives = policyDirectives(thirdParties, {
    page: address,
    scriptHashes: [`'${sha256(speculationRules)}'`],
    styleHashes: $('style')
      .get()
      .map((node) => `'${sha256($(node).text())}'`),
  })
  // After the charset, which must be in the first kilobyte; before anything that the policy governs.
  const tag = $('<meta http-equiv="Content-Security-Policy">').attr('content', policyText(directives))
  $('head > meta[charset]').after(tag)
}
