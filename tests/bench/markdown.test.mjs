import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toMarkdown } from './markdown.mjs'

/** @param {string} main */
const bodyOf = (main) =>
  toMarkdown(`<html><head></head><body><header>Menu</header><main>${main}</main></body></html>`).body.trim()

test('title and description come from the page, not into its text', () => {
  const page = toMarkdown(
    '<head><meta name="description" content="About posts"></head><body><main><h1>Posts</h1><p>Deep.</p></main></body>',
  )
  assert.deepEqual(page, { title: 'Posts', description: 'About posts', body: 'Deep.\n', pictures: [] })
})

test('headings keep their rank, paragraphs their stress and links', () => {
  assert.equal(
    bodyOf(
      '<section><div><h2 id="a">Wood</h2><a href="#a"><svg></svg></a></div><p>It <em>may</em> <strong>rot </strong>at <a href="/history#rome">the ground</a>.</p><h3>Oak</h3></section>',
    ),
    '## Wood\n\nIt *may* **rot** at [the ground](/history#rome).\n\n### Oak',
  )
})

test('lists nest and are numbered', () => {
  assert.equal(
    bodyOf('<ol><li>Dig</li><li>Set<ul><li>plumb</li><li>brace</li></ul></li></ol>'),
    '1. Dig\n2. Set\n\n   - plumb\n   - brace',
  )
})

test('a list of terms becomes a list', () => {
  assert.equal(
    bodyOf('<dl><div><dt>122 CE</dt><dd>The Wall</dd></div><div><dt>1874</dt><dd>Wire</dd></div></dl>'),
    '- **122 CE**: The Wall\n- **1874**: Wire',
  )
})

test('a table keeps its caption, and a bar in a cell does not end it', () => {
  assert.equal(
    bodyOf(
      '<table><caption>Depths</caption><thead><tr><th>Post</th><th>Hole</th></tr></thead><tbody><tr><th>6 ft</th><td>24 | 30 in</td></tr></tbody></table>',
    ),
    '*Depths*\n\n| Post | Hole |\n| --- | --- |\n| 6 ft | 24 \\| 30 in |',
  )
})

test('a picture is its fallback file, where the generator wants it', () => {
  const html =
    '<main><figure><picture><source srcset="/pictures/oak-400.avif"><img src="/pictures/oak-736.webp" alt="An oak [pale]"></picture><figcaption>Oak</figcaption></figure></main>'
  const { body, pictures } = toMarkdown(html, (picture) => `.${picture}`)
  assert.equal(body.trim(), '![An oak \\[pale\\]](./pictures/oak-736.webp)\n\n*Oak*')
  assert.deepEqual(pictures, ['/pictures/oak-736.webp'])
})

test('a card that is one link links its heading', () => {
  assert.equal(
    bodyOf(
      '<a href="https://shop.example/(1)"><img src="/covers/a.svg" alt="A"><h3>Pruning</h3><span>1898</span><span>Buy</span></a>',
    ),
    '![A](/covers/a.svg)\n\n### [Pruning](https://shop.example/(1))\n\n1898 Buy',
  )
})

test('a citation leads to the sources, its way back is left out', () => {
  assert.equal(
    bodyOf(
      '<p>Old.<sup><a href="#source-2">2</a></sup></p><ol><li id="source-2">Varro <a href="#cite-2-1">↑</a></li></ol>',
    ),
    'Old.[\\[2\\]](#sources)\n\n1. Varro',
  )
})

test('controls, scripts and menus are left out', () => {
  assert.equal(
    bodyOf(
      '<nav>Contents</nav><script>1</script><form><input><button>Send</button></form><p>Words</p><p aria-hidden="true">~</p>',
    ),
    'Words',
  )
})

test('signs that Markdown, MDX or a template would act on are escaped', () => {
  assert.equal(bodyOf('<p>1. {{ x }} &lt;b&gt; a_b *c* [d]</p>').startsWith('1\\. &#123;&#123; x'), true)
  assert.equal(bodyOf('<p>a_b *c* [d] &lt;b&gt;</p>'), 'a\\_b \\*c\\* \\[d\\] &lt;b>')
})
