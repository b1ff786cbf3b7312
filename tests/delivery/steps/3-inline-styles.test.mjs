import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from '../../../delivery/pages.mjs'
import { inlineStyles, parseSheets } from '../../../delivery/steps/3-inline-styles.mjs'

const address = '/_next/static/chunks/a.css'
const link = `<link rel="stylesheet" href="${address}" data-precedence="next">`

/**
 * @param {string} css
 * @param {string} body
 * @param {string} [islandCode]
 */
function inlined(css, body, islandCode = '') {
  const page = parsePage('a.html', `<head>${link}</head><body>${body}</body>`)
  const awake = inlineStyles(page, parseSheets([{ address, css }]), islandCode)
  return { now: page.$('style').text(), awake }
}

/** @type {{ name: string, css: string, body: string, code?: string, expected: string, awake?: string }[]} */
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
    name: 'a selector needs all its classes, ids and tags',
    css: '.a .b{top:0}.a #x{top:1px}.a td{top:2px}.a p{top:3px}',
    body: '<div class="a"><p id="y">',
    expected: '.a p{top:3px}',
  },
  {
    name: 'what only an island may bring, classes and tags, comes with the island',
    css: '.a_card{top:0}@media print{.a_card select{top:1px}}.a_gone{top:2px}.a_box{top:3px}.a_box select{top:4px}',
    body: '<p class="a_box">',
    code: 'var s={card:"a_card",box:"a_box"}',
    expected: '.a_box{top:3px}',
    awake: '.a_card{top:0}@media print{.a_card select{top:1px}}.a_box select{top:4px}',
  },
  {
    name: 'what is about no element stands in the page alone, key frames where something moves by them',
    css: '@font-face{font-family:F;src:url("/f.woff2")}@media print{@page{margin:0}}@keyframes in{to{top:0}}@keyframes out{to{top:0}}.a_card{animation:in 1s}.a_box{animation:out 1s}',
    body: '<p class="a_box">',
    code: 'var s={card:"a_card",box:"a_box"}',
    expected:
      '@font-face{font-family:F;src:url("/f.woff2")}@media print{@page{margin:0}}@keyframes out{to{top:0}}.a_box{animation:out 1s}',
    awake: '@keyframes in{to{top:0}}.a_card{animation:in 1s}',
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

for (const { name, css, body, code, expected, awake = '' } of cases) {
  test(name, () => {
    assert.deepEqual(inlined(css, body, code), { now: expected, awake })
  })
}

test('the links stay, switched off, behind the styles; a preload becomes such a link', () => {
  const preload = '<link rel="preload" href="/_next/static/chunks/b.css" as="style">'
  const page = parsePage('a.html', `<head>${link}${preload}</head><body><p></p></body>`)
  inlineStyles(page, parseSheets([{ address, css: 'p{top:0}' }]), '')

  assert.equal(
    page.$('head').html(),
    '<style>p{top:0}</style><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""><link rel="stylesheet" data-precedence="next" disabled="" href="/_next/static/chunks/b.css">',
  )
})

test('sheets follow one another in the order of their links', () => {
  const second = '/_next/static/chunks/b.css'
  const page = parsePage('a.html', `<head>${link}<link rel="stylesheet" href="${second}"></head><p></p>`)
  const sheets = parseSheets([
    { address: second, css: 'p{top:2px}' },
    { address, css: 'p{top:1px}' },
  ])

  inlineStyles(page, sheets, '')

  assert.equal(page.$('style').text(), 'p{top:1px}p{top:2px}')
})

test('a page without sheets, a sheet without a file, and a file that is no CSS are refused by name', () => {
  const sheets = parseSheets([])

  assert.throws(() => inlineStyles(parsePage('a.html', '<p>'), sheets, ''), {
    message: 'a.html: should have style sheets under /_next/static/; none was found',
  })
  assert.throws(() => inlineStyles(parsePage('a.html', link), sheets, ''), {
    message: 'a.html: asks for the missing style sheet /_next/static/chunks/a.css',
  })
  assert.throws(() => parseSheets([{ address, css: '<!doctype html><p>404</p>' }]), {
    message: /^_next\/static\/chunks\/a\.css: is not the CSS this step expects/,
  })
})
