import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { writeAdFrame } from '../../../delivery/build/write-ad-frame'
import { noThirdParties } from '../../lib/third-parties'
import { emptyFolder } from '../../lib/empty-folder'

const network = {
  ...noThirdParties.ads,
  scriptUrl: 'https://ads.example/a.js',
  attributes: { 'data-admpid': '1"><script>' },
}

const out = emptyFolder()

test('without isolated ads there is no frame', async () => {
  assert.deepEqual(await writeAdFrame(out, { ...network, mode: 'off' }), [])
  assert.deepEqual(await writeAdFrame(out, { ...network, mode: 'inline' }), [])
  assert.deepEqual(await readdir(out), [])
})

test('the frame has its network’s script and a policy of its own, and is not indexed', async () => {
  assert.deepEqual(await writeAdFrame(out, { ...network, mode: 'isolated' }), ['ad-frame.html'])
  const html = await readFile(path.join(out, 'ad-frame.html'), 'utf8')
  const $ = load(html)
  const script = $('script')

  assert.equal(script.length, 1)
  assert.equal(script.attr('data-network'), network.scriptUrl)
  assert.deepEqual(JSON.parse(script.attr('data-attributes') ?? ''), network.attributes)
  assert.match($('meta[http-equiv]').attr('content') ?? '', /^default-src 'none'; script-src /)
  assert.equal($('meta[name="robots"]').attr('content'), 'noindex')
  assert(gzipSync(html).length < 1500, `${gzipSync(html).length} bytes`)
})
