import { sha256 } from '../contract/policy'
import { elements, type ExportedPage } from './exported-pages'

/** The policy blocks inline scripts and styles, except for the blocks whose hash it names. */
export function checkPagePolicy({ $ }: ExportedPage): string[] {
  const policy = $('meta[http-equiv="Content-Security-Policy"]')
  if (policy.length !== 1) return ['needs one Content-Security-Policy']

  const findings: string[] = []
  for (const node of elements($, 'script:not([src]), style')) {
    const block = $(node)
    if (block.attr('type') === 'application/ld+json') continue
    if (policy.attr('content')?.includes(`'${sha256(block.text())}'`)) continue
    findings.push(`has an inline <${node.tagName}> that its policy blocks: ${block.text().slice(0, 80)}`)
  }
  for (const node of elements($, '*')) {
    for (const [name, value] of Object.entries(node.attribs)) {
      const isScript = name.startsWith('on') || /^\s*javascript:/i.test(value)
      if (!isScript && name !== 'style') continue
      findings.push(`has an attribute that its policy blocks: <${node.tagName} ${name}="${value}">`)
    }
  }
  return findings
}
