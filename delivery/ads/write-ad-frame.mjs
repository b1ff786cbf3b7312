import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { load } from 'cheerio'
import { adFrameDirectives, policyText } from '../policy.mjs'
import { browserTargets } from '../steps/2-wake-tag.mjs'
import { adFrameAddress } from './address.mjs'

/**
 * The page that stands in every ad slot's frame, where ads are isolated. It is none of the site's pages: no sitemap
 * names it, and search engines are told to leave it alone.
 * @param {import('../policy.mjs').ThirdParties['ads']} ads
 * @returns {Promise<string>}
 */
export async function adFrameHtml({ scriptUrl, attributes }) {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'ad-frame.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserTargets,
  })
  const $ = load(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Advertisement</title><style>html{color-scheme:light dark}body{display:grid;place-items:center;min-height:100vh;margin:0;overflow:hidden}</style></head><body><script></script></body></html>',
  )
  $('meta[charset]').after(
    $('<meta http-equiv="Content-Security-Policy">').attr('content', policyText(adFrameDirectives)),
  )
  $('script')
    .attr({ 'data-network': scriptUrl, 'data-attributes': JSON.stringify(attributes) })
    .text(outputFiles[0]?.text ?? '')
  return $.html()
}

/**
 * @param {string} out
 * @param {import('../policy.mjs').ThirdParties['ads']} ads
 * @returns {Promise<string[]>} the files written
 */
export async function writeAdFrame(out, ads) {
  if (ads.mode !== 'isolated') return []
  const file = `${adFrameAddress.slice(1)}.html`
  await writeFile(path.join(out, file), await adFrameHtml(ads))
  return [file]
}
