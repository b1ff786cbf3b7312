import { framePageAt } from '../../content/model/pages/frame-pages'
import type { ThirdParties } from '../../content/model/collections/third-parties'
import { policyDirectives, policyText, sourceOf } from '../contract/policy'
import { speculationRules } from '../contract/speculation-rules'
import type { ExportedPage } from './exported-pages'

/**
 * Writes the speculation rules, and the page's policy with the hash of each inline block.
 * @param page is changed
 */
export function writePolicy({ path, $ }: ExportedPage, thirdParties: ThirdParties): void {
  // No browser prerenders for a frame.
  if (!framePageAt(path))
    $('head').append($('<script type="speculationrules"></script>').text(speculationRules))

  const directives = policyDirectives(thirdParties, {
    path,
    scriptHashes: [sourceOf(speculationRules)],
    styleHashes: $('style')
      .get()
      .map((node) => sourceOf($(node).text())),
  })
  // After the charset, which must be in the first kilobyte; before anything that the policy governs.
  const tag = $('<meta http-equiv="Content-Security-Policy">').attr('content', policyText(directives))
  $('head > meta[charset]').after(tag)
}
