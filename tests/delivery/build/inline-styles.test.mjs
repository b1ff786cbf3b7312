import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from '../../../delivery/build/exported-pages'
import { inlineStyles } from '../../../delivery/build/inline-styles'
import { parseStyleSheets } from '../../../delivery/build/read-style-sheets'

const address = '/_next/static/chunks/a.css'
const link = `<link rel="stylesheet" href="${address}" data-precedence="next">`

/** @param {string} page @param {string} islands */
const codeOf = (page, islands) => ({
  page: (/** @type {string} */ name) => page.includes(name),
  islands: (/** @type {string} */ name) => islands.includes(name),
})

/**
 * @param {string} css
 * @param {string} body
 * @param {{ page?: string, islands?: string }} [code]
 */
async function inlined(css, body, { page: pageCode = '', islands = '' } = {}) {
  const page = parsePage('a.html', `<head>${link}</head><body>${body}</body>`)
  const added = await inlineStyles(page, parseStyleSheets([{ address, css }]), codeOf(pageCode, islands))
  return { inline: page.$('style').text(), added }
}

/** @type {{ name: string, css: string, body: string, code?: { page?: string, islands?: string }, expected: string, added?: string }[]} */
const cases = [
  {
    name: 'rules for classes that are not there go',
    css: '.a{top:0}.b{top:1px}',
    body: '<p class="a">',
    expected: '.a{top:0}',
  },
  {
    name: 'one selector of a list may go alone',
    css: '.a,.b,p{top:0}',
    body: '<p class="a">',
    expected: '.a,p{top:0}',
  },
  {
    name: 'a selector needs all its classes and ids',
    css: '.a .b{top:0}.a #x{top:1px}.a #y{top:2px}',
    body: '<div class="a"><p id="y">',
    expected: '.a #y{top:2px}',
  },
  {
    name: 'so it does inside :has(), unless that leaves a choice',
    css: 'p:has(.b){top:0}p:has(> .a:not(.b)){top:1px}p:has(.a,.b){top:2px}:root:has(p #x){top:3px}',
    body: '<p><b class="a">',
    expected: 'p:has(>.a:not(.b)){top:1px}p:has(.a,.b){top:2px}',
  },
  {
    name: 'an element of any tag may come: a frame that a page script or an ad network puts in',
    css: 'iframe{border:0}.a iframe{height:100%}.b iframe{top:0}',
    body: '<div class="a">',
    expected: 'iframe{border:0}.a iframe{height:100%}',
  },
  {
    name: 'classes that a page script sets are there at once',
    css: '.a{top:0}.a_open{top:1px}.a_card{top:2px}#a_bar{top:3px}',
    body: '<p class="a">',
    code: { page: 'box.className="a_open";box.id="a_bar"', islands: 'x({className:"a_open"})' },
    expected: '.a{top:0}.a_open{top:1px}#a_bar{top:3px}',
  },
  {
    name: 'classes of what stands in the page for readers without scripts are there',
    css: '.a{top:0}.b{top:1px}',
    body: '<noscript><p class="a"></p></noscript>',
    expected: '.a{top:0}',
  },
  {
    name: 'what stands in the flight data alone, such as a fallback, comes with the islands',
    css: '.fallback ul{top:0}.fallback #x{top:1px}',
    body: '<p>',
    code: { islands: '["$","div",null,{"className":"fallback"}]' },
    expected: '',
    added: '.fallback ul{top:0}',
  },
  {
    name: 'classes that only an island may bring come with it',
    css: '.a_card{top:0}@media print{.a_card select{top:1px}}.a_gone{top:2px}.a_box{top:3px}.a_box select{top:4px}',
    body: '<p class="a_box">',
    code: { islands: 'var s={card:"a_card",box:"a_box"}' },
    expected: '.a_box{top:3px}.a_box select{top:4px}',
    added: '.a_card{top:0}@media print{.a_card select{top:1px}}',
  },
  {
    name: 'what is about no element stands in the page alone, key frames where something moves by them',
    css: '@font-face{font-family:F;src:url("/f.woff2")}@media print{@page{margin:0}}@keyframes in{to{top:0}}@keyframes out{to{top:0}}.a_card{animation:in 1s}.a_box{animation:out 1s}',
    body: '<p class="a_box">',
    code: { islands: 'var s={card:"a_card",box:"a_box"}' },
    expected:
      '@font-face{font-family:F;src:url("/f.woff2")}@media print{@page{margin:0}}@keyframes out{to{top:0}}.a_box{animation:out 1s}',
    added: '@keyframes in{to{top:0}}.a_card{animation:in 1s}',
  },
  {
    name: 'states and attributes may come any time',
    css: '.a:hover{top:0}.a[data-on]{top:1px}html:has(dialog:modal){top:2px}.a:not(.b){top:3px}.a::before{top:4px}',
    body: '<p class="a">',
    expected:
      '.a:hover{top:0}.a[data-on]{top:1px}html:has(dialog:modal){top:2px}.a:not(.b){top:3px}.a::before{top:4px}',
  },
  {
    name: 'blocks that are empty then go too',
    css: '@media print{.b{top:0}}@supports (top:0){@media print{.b{top:0}}}@media print{.a{top:1px}}',
    body: '<p class="a">',
    expected: '@media print{.a{top:1px}}',
  },
  {
    name: 'key frames stay where something moves by them',
    css: '@keyframes in{to{top:0}}@keyframes out{to{top:0}}.a{animation:in 1s}.b{animation:out 1s}',
    body: '<p class="a">',
    expected: '@keyframes in{to{top:0}}.a{animation:in 1s}',
  },
  {
    name: 'rules about no element stay',
    css: '@view-transition{navigation:auto}:root{--a:1}*{top:0}@font-face{font-family:F;src:url("/f.woff2")}',
    body: '<p>',
    expected:
      '@view-transition{navigation:auto}:root{--a:1}*{top:0}@font-face{font-family:F;src:url("/f.woff2")}',
  },
  {
    name: 'relative addresses start from the root',
    css: '.a{background:url(../media/a.svg)}.a{background:url("./b.svg")}',
    body: '<p class="a">',
    expected: '.a{background:url(/_next/static/media/a.svg)}.a{background:url(/_next/static/chunks/b.svg)}',
  },
]

for (const { name, css, body, code, expected, added = '' } of cases) {
  test(name, async () => {
    assert.deepEqual(await inlined(css, body, code), { inline: expected, added })
  })
}

const noCode = codeOf('', '')

test('the links stay, switched off, behind the styles; a preload becomes such a link, its rules come with the islands', async () => {
  const preload = '<link rel="preload" href="/_next/static/chunks/b.css" as="style">'
  const page = parsePage('a.html', `<head>${link}${preload}</head><body><p></p></body>`)
  const sheets = parseStyleSheets([
    { address, css: 'p{top:0}' },
    { address: '/_next/static/chunks/b.css', css: '.error button{top:1px}' },
  ])
  const added = await inlineStyles(page, sheets, codeOf('', '"error"'))

  assert.equal(added, '.error button{top:1px}')
  assert.equal(
    page.$('head').html(),
    '<style>p{top:0}</style><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""><link rel="stylesheet" data-precedence="next" disabled="" href="/_next/static/chunks/b.css">',
  )
})

test('style sheets are inlined in the order of their links', async () => {
  const second = '/_next/static/chunks/b.css'
  const page = parsePage('a.html', `<head>${link}<link rel="stylesheet" href="${second}"></head><p></p>`)
  const sheets = parseStyleSheets([
    { address: second, css: 'p{top:2px}' },
    { address, css: 'p{top:1px}' },
  ])

  await inlineStyles(page, sheets, noCode)

  assert.equal(page.$('style').text(), 'p{top:1px}p{top:2px}')
})

test('a page without style sheets, a missing sheet and invalid CSS are refused by name', async () => {
  const sheets = parseStyleSheets([])

  await assert.rejects(inlineStyles(parsePage('a.html', '<p>'), sheets, noCode), {
    message: 'a.html: should have style sheets under /_next/static/; none was found',
  })
  await assert.rejects(inlineStyles(parsePage('a.html', link), sheets, noCode), {
    message: 'a.html: asks for the missing style sheet /_next/static/chunks/a.css',
  })
  assert.throws(() => parseStyleSheets([{ address, css: '<!doctype html><p>404</p>' }]), {
    message: /^_next\/static\/chunks\/a\.css: is not valid CSS/,
  })
})
