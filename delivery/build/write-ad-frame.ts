import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { load } from 'cheerio'
import { adFrameAddress } from '../../components/ads/addresses'
import { adFrameDirectives } from '../../components/ads/policy'
import type { ThirdParties } from '../../content/model/collections/third-parties'
import { policyText } from '../contract/policy'
import { bundleScript } from './bundle-script'

/**
 * The page in every ad slot's frame, where ads are isolated. It is not part of the site: no sitemap lists it, and
 * search engines are told not to index it.
 */
export async function adFrameHtml({ scriptUrl, attributes }: ThirdParties['ads']): Promise<string> {
  const $ = load(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Advertisement</title><style>html{color-scheme:light dark}body{display:grid;place-items:center;min-height:100vh;margin:0;overflow:hidden}</style></head><body><script></script></body></html>',
  )
  $('meta[charset]').after(
    $('<meta http-equiv="Content-Security-Policy">').attr('content', policyText(adFrameDirectives)),
  )
  $('script')
    .attr({ 'data-network': scriptUrl, 'data-attributes': JSON.stringify(attributes) })
    .text(await bundleScript('components/ads/ad-frame.ts'))
  return $.html()
}

/** @returns the files written */
export async function writeAdFrame(out: string, ads: ThirdParties['ads']): Promise<string[]> {
  if (ads.mode !== 'isolated') return []
  const file = `${adFrameAddress.slice(1)}.html`
  await writeFile(path.join(out, file), await adFrameHtml(ads))
  return [file]
}
