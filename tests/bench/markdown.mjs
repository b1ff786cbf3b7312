import { load } from 'cheerio'

// Our rendered pages as plain Markdown, so that every generator gets the same words, tables, links and pictures.

/** @typedef {import('domhandler').AnyNode} AnyNode */
/** @typedef {import('domhandler').Element} Element */

/**
 * @typedef {{
 *   title: string,
 *   description: string,
 *   body: string,
 *   pictures: readonly string[],
 * }} MarkdownPage `pictures` are their addresses on our site; in the body each stands where `address` put it
 */

const blockNames = new Set(
  'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr img li main ol p picture section summary table ul'.split(
    ' ',
  ),
)

/** Controls, drawings and lists of what is on the page: each generator brings its own, or none. */
const leftOut =
  'nav, script, style, template, noscript, svg, button, input, label, fieldset, form, dialog, iframe, audio, h1, a[href^="#cite-"], [aria-hidden="true"], [hidden]'

/**
 * @param {string} html a page as we export it
 * @param {(picture: string) => string} [address] where a picture of our site stands for the generator
 * @returns {MarkdownPage}
 */
export function toMarkdown(html, address = (picture) => picture) {
  const $ = load(html)
  const title = $('h1').first().text().trim()
  const description = $('meta[name="description"]').attr('content') ?? ''
  const main = $('main')
  main.find(leftOut).remove()
  /** @type {Set<string>} */
  const pictures = new Set()

  /** @param {readonly AnyNode[]} nodes @returns {string[]} */
  function blocks(nodes) {
    /** @type {string[]} */
    const found = []
    /** @type {AnyNode[]} */
    let inlines = []
    const closeParagraph = () => {
      const words = tidy(inline(inlines))
      if (words !== '') found.push(escapeStart(words))
      inlines = []
    }
    for (const node of nodes) {
      if (!isBlock(node)) {
        inlines.push(node)
        continue
      }
      closeParagraph()
      found.push(...block(node))
    }
    closeParagraph()
    return found
  }

  /** @param {Element} element @returns {string[]} */
  function block(element) {
    const name = element.name
    if (/^h[2-6]$/.test(name)) {
      const words = tidy(inline(element.children))
      return words === '' ? [] : [`${'#'.repeat(Number(name[1]))} ${words}`]
    }
    if (name === 'ul' || name === 'ol') return list(element)
    if (name === 'dl') return terms(element)
    if (name === 'table') return tableOf(element)
    if (name === 'picture' || name === 'img') return picture(element)
    if (name === 'hr') return ['---']
    if (name === 'summary') return emphasized(blocks(element.children), '**')
    if (name === 'figcaption') return emphasized(blocks(element.children), '*')
    if (name === 'blockquote') return [blocks(element.children).join('\n\n').replace(/^/gm, '> ')]
    if (name === 'a') return card(element)
    return blocks(element.children)
  }

  /** A link around whole blocks: its heading, else its last words, become the link. @param {Element} element */
  function card(element) {
    const parts = blocks(element.children)
    const href = element.attribs['href'] ?? ''
    const heading = parts.findIndex((part) => part.startsWith('#'))
    const at = heading === -1 ? parts.findLastIndex((part) => !part.startsWith('![')) : heading
    return parts.map((part, index) =>
      index === at ? part.replace(/^(#* ?)(.*)$/s, (_, marks, words) => `${marks}[${words}](${href})`) : part,
    )
  }

  /** @param {Element} element @returns {string[]} */
  function list(element) {
    const items = $(element).children('li').toArray()
    const lines = items.map((item, index) => {
      const mark = element.name === 'ol' ? `${index + 1}. ` : '- '
      const parts = blocks(item.children)
      return mark + parts.join('\n\n').replaceAll(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
    })
    return lines.length === 0 ? [] : [lines.join('\n')]
  }

  /** Markdown has no list of terms that all four generators know. @param {Element} element @returns {string[]} */
  function terms(element) {
    const lines = $(element)
      .find('dt')
      .toArray()
      .map((term) => {
        const meaning = $(term).nextAll('dd').first().get(0)
        return `- **${tidy(inline(term.children))}**: ${tidy(inline(meaning?.children ?? []))}`
      })
    return lines.length === 0 ? [] : [lines.join('\n')]
  }

  /** @param {Element} element @returns {string[]} */
  function tableOf(element) {
    const caption = tidy($(element).find('caption').text())
    const rows = $(element)
      .find('tr')
      .toArray()
      .map((row) =>
        $(row)
          .children('th, td')
          .toArray()
          .map((cell) => tidy(inline(cell.children)).replaceAll('|', '\\|')),
      )
    const [head = [], ...body] = rows
    const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`
    const lines = [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
    return caption === '' ? [lines] : [`*${escapeText(caption)}*`, lines]
  }

  /** @param {Element} element @returns {string[]} */
  function picture(element) {
    const image = element.name === 'img' ? $(element) : $(element).find('img')
    const source = image.attr('src') ?? ''
    if (!source.startsWith('/')) return []
    pictures.add(source)
    return [`![${escapeText(image.attr('alt') ?? '')}](${address(source)})`]
  }

  /** @param {readonly AnyNode[]} nodes @returns {string} */
  function inline(nodes) {
    return nodes
      .map((node, index) => {
        if (node.type === 'text') return escapeText(node.data)
        if (!('attribs' in node)) return ''
        const words = inline(node.children)
        if (node.name === 'strong' || node.name === 'b') return around(words, '**')
        if (node.name === 'em' || node.name === 'i' || node.name === 'cite') return around(words, '*')
        if (node.name === 'br') return ' '
        if (node.name === 'img') return ''
        if (node.name === 'a') return link(words, node.attribs['href'] ?? '')
        // Words that only the style sheet keeps apart.
        const previous = nodes[index - 1]
        const apart = (node.name === 'span' && previous?.type === 'tag') || isBlock(node)
        return apart ? ` ${words} ` : words
      })
      .join('')
  }

  const body = blocks(main.get(0)?.children ?? []).join('\n\n')
  return { title, description, body: `${body}\n`, pictures: [...pictures] }

  /** @param {AnyNode} node @returns {node is Element} */
  function isBlock(node) {
    if (!('attribs' in node)) return false
    if (node.name === 'a' || node.name === 'span')
      return node.children.some((child) => isBlock(child)) && $(node).find('h2, h3, h4, p, img').length > 0
    return blockNames.has(node.name)
  }
}

/** @param {readonly string[]} parts @param {string} mark */
const emphasized = (parts, mark) =>
  parts.map((part) =>
    /^(?:[-#|!>]|\d+\. )/.test(part) || part.includes(mark) ? part : `${mark}${part}${mark}`,
  )

/** Emphasis must touch its words, the spaces go outside. @param {string} words @param {string} mark */
function around(words, mark) {
  return words.trim() === '' ? words : words.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`)
}

/** @param {string} words @param {string} href */
function link(words, href) {
  if (words.trim() === '') return ''
  // A citation: its source stands in a list whose items have no anchors in Markdown.
  if (/^#source-\d+$/.test(href)) return `[\\[${words.trim()}\\]](#sources)`
  return around(words, '\u0000')
    .replace('\u0000', '[')
    .replace('\u0000', `](${encodeAddress(href)})`)
}

/** @param {string} href */
const encodeAddress = (href) => href.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20')

/** Docusaurus reads Markdown as MDX, and VitePress as a Vue template: braces and tags must not wake them. @param {string} text */
const escapeText = (text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]]/g, '\\$&')
    .replaceAll('<', '&lt;')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')

/** Words that would start a list or a heading. @param {string} words */
const escapeStart = (words) => words.replace(/^(\d+)([.)]\s)/, '$1\\$2').replace(/^([#+>-])(?=\s)/, '\\$1')

/** @param {string} words */
const tidy = (words) => words.replaceAll(/\s+/g, ' ').trim()
