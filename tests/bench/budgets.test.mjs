import assert from 'node:assert/strict'
import { test } from 'node:test'
import { budgetsAgainst, budgetsOf } from './budgets.mjs'
import { missesMust, verdict } from './verdict.mjs'

/** @type {import('./lighthouse.mjs').Figures} */
const figures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 600,
  lcp: 800,
  tbt: 0,
  cls: 0,
  speedIndex: 600,
  bytes: 10_000,
  requests: 4,
  scriptBytes: 900,
  pictureBytes: 4_000,
}

/** @param {string} route @param {Partial<import('./budgets.mjs').RouteFacts>} [changes] */
const page = (route, changes) => ({
  route,
  audit: { figures, faults: [] },
  htmlBytes: 9_000,
  wordBytes: 2_000,
  untouched: { scripts: 900, framework: 0, lcpPicture: 20_000 },
  shifts: { phone: 0, desktop: 0.0002 },
  ...changes,
})

/** @type {import('./budgets.mjs').SiteFacts} */
const site = {
  fontBytes: 18_000,
  search: { index: 15_000, library: 9_000 },
  openings: { 'Menu on /': { painted: 40, awake: false } },
  buildSeconds: { cold: 70, warm: 11 },
}

/** @param {readonly import('./verdict.mjs').Budget[]} budgets @param {RegExp} name */
const find = (budgets, name) => budgets.find((budget) => name.test(budget.name))

test('a figure is met at its aim, misses the aim before the must, and then the must', () => {
  const budget = { name: '', unit: '', must: 20, aim: 10, limit: /** @type {const} */ ('at most') }
  assert.equal(verdict({ ...budget, value: 10 }), 'met')
  assert.equal(verdict({ ...budget, value: 11 }), 'aim missed')
  assert.equal(verdict({ ...budget, value: 20.1 }), 'must missed')
})

test('for scores, more is better', () => {
  const budget = { name: '', unit: '', must: 90, aim: 100, limit: /** @type {const} */ ('at least') }
  assert.equal(verdict({ ...budget, value: 100 }), 'met')
  assert.equal(verdict({ ...budget, value: 95 }), 'aim missed')
  assert.equal(verdict({ ...budget, value: 89 }), 'must missed')
})

test('what was not measured is missed', () => {
  const budget = { name: '', unit: '', must: 1, aim: 1, limit: /** @type {const} */ ('at most') }
  assert.equal(missesMust([{ ...budget, value: Number.NaN }]), true)
})

test('a site within all budgets misses none, and rounding is no shift', () => {
  assert.equal(missesMust(budgetsOf([page('/'), page('/history')], site)), false)
})

test('the page that does worst is the one that counts, and is named', () => {
  const heavy = page('/history', { htmlBytes: 30_000, wordBytes: 11_000 })
  const budget = find(budgetsOf([page('/'), heavy, page('/books')], site), /heaviest/)
  assert.equal(budget?.where, '/history')
  assert.equal(budget?.value, 19)
  const wordy = page('/terms', { htmlBytes: 30_000, wordBytes: 25_000 })
  assert.equal(find(budgetsOf([page('/'), wordy], site), /heaviest/)?.where, '/')
  assert.equal(find(budgetsOf([page('/'), heavy, page('/books')], site), /median/)?.value, 9)
})

test('the radio and the contact page may load scripts', () => {
  const loud = { scripts: 150_000, framework: 150_000, lcpPicture: 0 }
  const budgets = budgetsOf([page('/'), page('/radio', { untouched: loud })], site)
  assert.equal(find(budgets, /Script before/)?.value, 0.9)
})

test('a search that could not be opened misses its budget', () => {
  const budgets = budgetsOf([page('/')], { ...site, search: undefined })
  assert.equal(missesMust(budgets), true)
})

test('against a peer the worst route counts, level is not ahead, and a missing peer is no win', () => {
  const ours = [
    { route: '/a', figures },
    { route: '/b', figures },
  ]
  const theirs = [
    { route: '/a', figures: { ...figures, bytes: 40_000 } },
    { route: '/b', figures: { ...figures, bytes: 20_000 } },
  ]
  const bytes = find(budgetsAgainst('Peer', ours, theirs), /bytes$/)
  assert.equal(bytes?.value, 0.5)
  assert.equal(bytes?.where, '/b')
  assert.equal(missesMust(budgetsAgainst('Peer', ours, ours)), true)
  assert.equal(missesMust(budgetsAgainst('Peer', ours, [])), true)
})
