import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { afterEach, describe, test } from 'node:test'
import { load } from 'cheerio'
import ICAL from 'ical.js'
import { GET as fenceCare } from '../../app/fence-care.ics/route'
import { GET as weekendPlan } from '../../app/weekend-plan.ics/route'
import { startOf } from '../../components/calendar/plan'
import { calendarTable } from '../../content/model/text/calendar-table'
import { plainText } from '../../content/model/text/inline'
import { getPage, type PagePath } from '../../content/model/pages/page-registry'
import type { Section } from '../../content/model/schemas/blocks'
import { readTextPage } from '../../content/model/text/text-page'
import { content as careAndRepair } from '../../content/model/pages/installation-maintenance/care-and-repair'

// The calendars that were built, as another library than the one that wrote them reads them.

const guides = '/installation-maintenance'
const { content: plan } = readTextPage(`${guides}/weekend-plan`)
const year = calendarTable('fence-care', careAndRepair().care)
const weekends = calendarTable('weekend-plan', plan.sections)
assert(year && weekends)

const calendars = [
  { table: year, sections: careAndRepair().care, page: `${guides}/care-and-repair`, make: fenceCare },
  { table: weekends, sections: plan.sections, page: `${guides}/weekend-plan`, make: weekendPlan },
] satisfies { page: PagePath; sections: readonly Section[]; [more: string]: unknown }[]

const read = (file: string) => readFile(path.join('out', file), 'utf8')
const eventsIn = (text: string) => {
  const root = new ICAL.Component(ICAL.parse(text))
  return root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}
const compact = (day: string) => day.replaceAll('-', '')
const home = load(await read('index.html'))('link[rel=canonical]').attr('href') ?? ''

for (const { table, page, make } of calendars) {
  const { file, name } = table.calendar
  describe(`${file}.ics`, () => {
    const text = read(`${file}.ics`)
    const zone = process.env['TZ']
    afterEach(() => {
      if (zone === undefined) delete process.env['TZ']
      else process.env['TZ'] = zone
    })

    test('it reminds its reader the day before of what the page says, and without reminders it is the same else', async () => {
      const events = eventsIn(await text)
      const quiet = await read(`${file}-quiet.ics`)

      for (const [index, { remind }] of table.calendar.events.entries()) {
        const [alarm] = events[index]?.component.getAllSubcomponents('valarm') ?? []
        const said = ['trigger', 'description'].map((name) => String(alarm?.getFirstPropertyValue(name)))
        const wanted = remind ? ['-PT15H', `${events[index]?.summary}`] : ['undefined', 'undefined']
        assert.deepEqual(said, wanted)
      }
      assert(table.calendar.events.some(({ remind }) => remind))
      assert.equal((await text).replaceAll(/BEGIN:VALARM[^]*?END:VALARM\r\n/g, ''), quiet)
    })

    test('each row of the table is an event of whole days, in the words of the page, with a link into the guide', async () => {
      const events = eventsIn(await text)

      assert((await text).includes(`\r\nX-WR-CALNAME:${name}\r\n`))
      assert.equal(events.length, table.rows.length)
      for (const [index, event] of events.entries()) {
        const { summary, description, startDate, endDate, component } = event
        const words = `${summary}\n${description}`.replaceAll(/\s+/g, ' ')
        for (const cell of table.rows[index] ?? [])
          if (/\w/.test(cell)) assert(words.includes(plainText([cell])), `${words} lacks ${cell}`)
        assert.doesNotMatch(words, /\[\^|\*\*|\]\(/)
        assert(startDate.isDate && endDate.isDate && endDate.compare(startDate) > 0)
        assert.equal(component.getFirstPropertyValue('transp'), 'TRANSPARENT')
        const url = String(component.getFirstPropertyValue('url'))
        assert(url.startsWith(`${home}${guides}/`) && description.endsWith(url), url)
        const { pathname, hash } = new URL(url)
        assert.equal(load(await read(`${pathname}.html`))(hash).length, 1, url)
      }
    })

    test('ids come from the content, and stamps from the day of its last change', async () => {
      const { updated } = getPage(page)
      const events = eventsIn(await text)
      const prefix = file === 'weekend-plan' ? compact(startOf(table.calendar)) : file

      assert.deepEqual(
        events.map(({ uid }) => uid),
        table.calendar.events.map(({ id }) => `${prefix}-${id}@${new URL(home).hostname}`),
      )
      assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length)
      for (const { component } of events)
        for (const name of ['dtstamp', 'last-modified'])
          assert.equal(String(component.getFirstPropertyValue(name)), `${updated}T12:00:00Z`)
    })

    test('is the same, byte for byte, whenever and wherever it is made', async () => {
      // Of the site's address this test knows only what was built.
      const comparable = (words: string) =>
        words.replaceAll('\r\n ', '').replaceAll(/(?<=@|:\/\/)[\w.-]+/g, '')
      for (const elsewhere of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
        process.env['TZ'] = elsewhere
        assert.equal(comparable(await make().text()), comparable(await text))
      }
    })
  })
}

test('the year of care comes back every year, on the Saturday of the month that the content says', async () => {
  const events = eventsIn(await read('fence-care.ics'))
  const from = getPage(`${guides}/care-and-repair`).updated

  for (const [index, { month, saturday }] of year.calendar.events.entries()) {
    const event = events[index]
    assert(event)
    assert(event.isRecurring())
    assert(event.startDate.toString() >= from, 'begins before the page was written')
    const days = event.iterator()
    const found = Array.from({ length: 4 }, () => new Date(`${days.next()}T00:00Z`))
    assert.equal(found[0]?.toISOString().slice(0, 10), event.startDate.toString())
    for (const [later, day] of found.entries()) {
      const said = day.toLocaleDateString('en-US', { month: 'long', weekday: 'long', timeZone: 'UTC' })
      assert.equal(said, `${month} Saturday`)
      assert.equal(Math.ceil(day.getUTCDate() / 7), saturday)
      assert.equal(day.getUTCFullYear(), (found[0]?.getUTCFullYear() ?? 0) + later)
    }
  }
})

test('the plan begins on the first Saturday of its season after the last change, and its days follow from there', async () => {
  const events = eventsIn(await read('weekend-plan.ics'))
  const start = startOf(weekends.calendar)

  assert.match(start, /^\d{4}-\d\d-\d\d$/)
  assert.equal(new Date(start).getUTCDay(), 6)
  assert.deepEqual(
    events.map(({ startDate, duration }) => [
      (Date.parse(startDate.toString()) - Date.parse(start)) / (24 * 60 * 60 * 1000),
      duration.weeks * 7 + duration.days,
    ]),
    weekends.calendar.events.map(({ day, days = 1 }) => [day, days]),
  )
})
