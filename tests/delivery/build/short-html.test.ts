import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { shortHtml } from '../../../delivery/build/short-html'

const head = '<head><meta charset="utf-8"><meta property="og:title" content="Posts"></head>'
const body =
  '<body class="a b"><p id="x" hidden="" title="a > b">1&nbsp;ft &lt;a href="x"&gt;</p><!-- --><a href="/">/</a>' +
  '<a href="/?a=1&amp;b=2">=</a><img src="/a.svg" alt=""><svg viewBox="0 0 1 1"><path d="M0"></path></svg>' +
  '<a title="say &quot;oak&quot;" href="#it\'s">`</a><script type="application/ld+json">{"a":"<p id=\\"x\\">&nbsp;"}</script>' +
  '<noscript><p class="y">&nbsp;</p></noscript><textarea name="t"><p id="z"></textarea></body>'

test('a page is shorter, and the same to a parser', () => {
  const html = load(`<!DOCTYPE html><html lang="en">${head}${body}</html>`).html()
  const short = shortHtml(html)

  assert.equal(load(short).html(), html)
  assert(short.includes(head))
  assert(
    short.includes('<p id=x hidden title="a > b">1\u00a0ft &lt;a href="x"&gt;</p><!-- --><a href=/>/</a>'),
  )
  assert(short.includes('{"a":"<p id=\\"x\\">&nbsp;"}'))
})
