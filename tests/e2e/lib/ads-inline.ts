import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { headerDirectives, policyDirectives, policyText, sourceOf } from '../../../delivery/contract/policy'
import { speculationRules } from '../../../delivery/contract/speculation-rules'
import { readServerConfig } from '../../../delivery/contract/server-config'

// Run with tsx in a copy of the project that was built with ads "isolated": puts beside out/ what ads "inline" make of
// it, in out-inline/. A build for each would take a minute and a half more; they differ in what is replaced here.

const { thirdParties } = await readServerConfig()
const inline = { ...thirdParties, ads: { ...thirdParties.ads, mode: 'inline' as const } }
const scriptHashes = [sourceOf(speculationRules)]

const replace = (text: string, was: string, is: string) => {
  if (!text.includes(was)) throw new Error(`There is no ${was} in ${text.slice(0, 2000)}`)
  return text.replaceAll(was, is)
}

const out = 'out-inline'
await cp('out', out, { recursive: true, filter: (file) => !/(?:\.html\.(?:br|gz)|\/ad-frame.*)$/.test(file) })
for (const file of await readdir(out, { recursive: true })) {
  const html = file.endsWith('.html') ? await readFile(path.join(out, file), 'utf8') : ''
  const [tag, policy = ''] = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(html) ?? []
  if (tag === undefined || !html.includes('data-mode')) continue
  const page = `/${file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`
  const [, styles = ''] = /style-src 'self' ([^;]*)/.exec(policy) ?? []
  const hashes = { path: page, scriptHashes, styleHashes: styles.split(' ').filter(Boolean) }
  const withPolicy = replace(
    html,
    policyText(policyDirectives(thirdParties, hashes)),
    policyText(policyDirectives(inline, hashes)),
  )
  const [mode = 'data-mode'] = /data-mode="?isolated/.exec(withPolicy) ?? []
  await writeFile(path.join(out, file), replace(withPolicy, mode, mode.replace('isolated', 'inline')))
}
const headers = path.join(out, '_headers')
await writeFile(
  headers,
  replace(
    await readFile(headers, 'utf8'),
    policyText(headerDirectives(thirdParties, scriptHashes)),
    policyText(headerDirectives(inline, scriptHashes)),
  ),
)
for (const packing of ['.br', '.gz']) await rm(headers + packing, { force: true })
