import { largest, median } from '../bench/statistics.mjs'
import { figure, table } from '../bench/table.mjs'

/** @typedef {{ name: string, found: import('./pages.mjs').PagesLoad }} PagesRow */
/** @typedef {{ name: string, mayRefuse: boolean, found: import('./radio.mjs').RadioLoad }} RadioRow */
/** @typedef {import('./weights.mjs').PageWeight} PageWeight */
/** @typedef {import('./weights.mjs').Weight} Weight */

const [KB, MB, GB] = [1e3, 1e6, 1e9]
const million = 1e6

/** A figure with as many decimals as asked for, zeros too, so that a column lines up. */
const fixed = (/** @type {number} */ value, /** @type {number} */ decimals) =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** @param {import('./pages.mjs').PagesLoad} found */
export const requestsPerSecond = ({ requests, seconds }) => requests / seconds

/** @param {readonly PagesRow[]} rows */
export const pagesTable = (rows) =>
  table(
    ['Server', 'Requests/s', 'MB/s', 'p50 ms', 'p99 ms', 'Requests', 'Errors'],
    rows.map(({ name, found }) => [
      name,
      figure(requestsPerSecond(found)),
      figure(found.bytes / found.seconds / MB),
      fixed(found.p50, 1),
      fixed(found.p99, 1),
      figure(found.requests),
      figure(found.refused + found.broken),
    ]),
  )

/** @param {readonly RadioRow[]} rows */
export const radioTable = (rows) =>
  table(
    ['Server', 'Asked', 'Playing', 'Refused', 'Dropped', 'Furthest behind, s', 'Mbit/s', 'CPU, % of a core'],
    rows.map(({ name, found }) => [
      name,
      figure(found.asked),
      figure(found.playing),
      figure(found.refused),
      figure(found.dropped.length),
      fixed(found.furthestBehind, 1),
      fixed((found.bytes * 8) / found.seconds / MB, 1),
      fixed(found.cpuShare * 100, 1),
    ]),
  )

/** @param {readonly RadioRow[]} rows */
export const memoryTable = (rows) =>
  table(
    [
      'Server',
      'Alone, MB',
      'With listeners, MB',
      'Each, KB',
      'Icecast alone, MB',
      'With listeners, MB',
      'Each, KB',
    ],
    rows.map(({ name, found }) => [
      name,
      ...[found.server, found.icecast].flatMap(({ before, during, each }) => [
        fixed(before / MB, 1),
        fixed(during / MB, 1),
        fixed(each / KB, 1),
      ]),
    ]),
  )

/** @param {readonly PageWeight[]} weights */
export const weightTable = (weights) =>
  table(
    ['Page', 'First visit, KB', 'Requests', 'Again, KB', 'Requests'],
    weights.map(({ route, first, again }) => [
      route,
      fixed(first.bytes / KB, 1),
      figure(first.requests),
      fixed(again.bytes / KB, 1),
      figure(again.requests),
    ]),
  )

/** Dollars a GB. README.md says who asks how much. */
const prices = [0.01, 0.05, 0.09]
const secondsOfMonth = 30 * 24 * 3600
/** A plain line of 1 Gbit/s. */
const lineBytesPerSecond = 1e9 / 8

/**
 * What a million page views of one kind take.
 * @param {readonly PageWeight[]} weights
 * @param {number} nginx requests a second that it was measured to answer
 */
export function costTable(weights, nginx) {
  const middle = median(weights.map(({ first }) => first.bytes))
  const typical = largest(weights, ({ first }) => -Math.abs(first.bytes - middle))
  const heaviest = largest(weights, ({ first }) => first.bytes)
  const lightest = largest(weights, ({ first }) => -first.bytes)
  /** @type {[string, Weight][]} */
  const views = [
    [`${heaviest.route}, the heaviest, first visit`, heaviest.first],
    [`${typical.route}, the median, first visit`, typical.first],
    [`${lightest.route}, the lightest, first visit`, lightest.first],
    [`${typical.route}, again`, typical.again],
  ]
  return table(
    [
      'A million times',
      'GB',
      ...prices.map((price) => `at $${price}/GB`),
      'Requests/s over a month',
      'Share of nginx',
      '1 Gbit/s carries, views/s',
    ],
    views.map(([name, { bytes, requests }]) => {
      const gigabytes = (bytes * million) / GB
      const average = (requests * million) / secondsOfMonth
      return [
        name,
        figure(gigabytes),
        ...prices.map((price) => `$${fixed(gigabytes * price, 2)}`),
        fixed(average, 1),
        `${fixed((average / nginx) * 100, 4)} %`,
        figure(lineBytesPerSecond / bytes),
      ]
    }),
  )
}

/** Kilobits a second that stations use; the last is our programme's. */
const bitrates = [64, 128]

/** What listeners take of a line. @param {number} listeners */
export const lineTable = (listeners) =>
  table(
    [
      'Bitrate',
      `${listeners} listeners`,
      '1 Gbit/s is full with',
      'A listener’s hour',
      ...prices.map((price) => `1,000 hours at $${price}/GB`),
    ],
    bitrates.map((kilobits) => {
      const hour = (kilobits * 1000 * 3600) / 8
      return [
        `${kilobits} kbit/s`,
        `${fixed((kilobits * listeners) / 1000, 1)} Mbit/s`,
        figure(1e6 / kilobits),
        `${fixed(hour / MB, 1)} MB`,
        ...prices.map((price) => `$${fixed(((hour * 1000) / GB) * price, 2)}`),
      ]
    }),
  )

/**
 * The promises that were not kept, in words.
 * @param {readonly PagesRow[]} pages
 * @param {readonly RadioRow[]} radio
 */
export function brokenPromises(pages, radio) {
  return [
    ...pages
      .filter(({ name, found }) => name === 'nginx' && found.refused + found.broken > 0)
      .map(({ found }) => `nginx: ${found.refused} answers refused, ${found.broken} connections broken`),
    ...radio.flatMap(({ name, mayRefuse, found }) => [
      ...found.dropped.map((why) => `${name}: a listener was dropped (${why})`),
      ...(mayRefuse || found.refused === 0 ? [] : [`${name}: ${found.refused} listeners were refused`]),
    ]),
  ]
}
