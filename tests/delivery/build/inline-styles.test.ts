import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from '../../../delivery/build/exported-pages'
import { inlineStyles } from '../../../delivery/build/inline-styles'
import { parseStyleSheets } from '../../../delivery/build/style-sheets'

const address = '/_next/static/chunks/a.css'
const link = `<link rel="stylesheet" href="${address}" data-precedence="next">`

/** @param code of the page's scripts */
function inlined(css: string, body: string, code = '') {
  const page = parsePage('a.html', `<head>${link}</head><body>${body}</body>`)
  inlineStyles(page, parseStyleSheets([{ address, css }]), (name) => code.includes(name))
  return page.$('style').text()
}

const states =
  '.a:hover{top:0}.a[data-on]{top:1px}html:has(dialog:modal){top:2px}.a:not(.b){top:3px}.a::before{top:4px}'
const ofNone =
  '@view-transition{navigation:auto}:root{--a:1}*{top:0}@font-face{font-family:F;src:url("/f.woff2")}'

const cases: { name: string; css: string; body?: string; code?: string; expected: string }[] = [
  {
    name: 'rules for classes that are not there go',
    css: '.a{top:0}.b{top:1px}',
    expected: '.a{top:0}',
  },
  {
    name: 'one selector of a list may go alone',
    css: '.a,.b,p{top:0}',
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
    code: 'box.className="a_open";box.id="a_bar"',
    expected: '.a{top:0}.a_open{top:1px}#a_bar{top:3px}',
  },
  {
    name: 'classes of what stands in the page for readers without scripts are there',
    css: '.a{top:0}.b{top:1px}',
    body: '<noscript><p class="a"></p></noscript>',
    expected: '.a{top:0}',
  },
  {
    name: 'states and attributes may come any time',
    css: states,
    expected: states,
  },
  {
    name: 'blocks that are empty then go too',
    css: '@media print{.b{top:0}}@supports (top:0){@media print{.b{top:0}}}@media print{.a{top:1px}}',
    expected: '@media print{.a{top:1px}}',
  },
  {
    name: 'key frames stay where something moves by them',
    css: '@keyframes in{to{top:0}}@keyframes out{to{top:0}}.a{animation:in 1s}.b{animation:out 1s}',
    expected: '@keyframes in{to{top:0}}.a{animation:in 1s}',
  },
  {
    name: 'rules about no element stay',
    css: ofNone,
    expected: ofNone,
  },
  {
    name: 'relative addresses start from the root',
    css: '.a{background:url(../media/a.svg)}.a{background:url("./b.svg")}',
    expected: '.a{background:url(/_next/static/media/a.svg)}.a{background:url(/_next/static/chunks/b.svg)}',
  },
]

for (const { name, css, body = '<p class="a">', code, expected } of cases) {
  test(name, () => {
    assert.equal(inlined(css, body, code), expected)
  })
}

const noCode = () => false

test('the styles take the place of the links, in their order, and of preloads of other screens’ styles', () => {
  const second = '/_next/static/chunks/b.css'
  const more = `<link rel="preload" href="/_next/static/chunks/c.css" as="style"><link rel="stylesheet" href="${second}">`
  const page = parsePage('a.html', `<head>${link}${more}</head><body><p></p></body>`)
  const sheets = parseStyleSheets([
    { address: second, css: 'p{top:2px}' },
    { address, css: 'p{top:1px}' },
  ])
  inlineStyles(page, sheets, noCode)

  assert.equal(page.$('head').html(), '<style>p{top:1px}p{top:2px}</style>')
})

test('a page without style sheets, a missing sheet and invalid CSS are refused by name', () => {
  const sheets = parseStyleSheets([])

  assert.throws(() => inlineStyles(parsePage('a.html', '<p>'), sheets, noCode), {
    message: 'a.html: should have style sheets under /_next/static/; none was found',
  })
  assert.throws(() => inlineStyles(parsePage('a.html', link), sheets, noCode), {
    message: 'a.html: asks for the missing style sheet /_next/static/chunks/a.css',
  })
  assert.throws(() => parseStyleSheets([{ address, css: '<!doctype html><p>404</p>' }]), {
    message: /^_next\/static\/chunks\/a\.css: is not valid CSS/,
  })
})
