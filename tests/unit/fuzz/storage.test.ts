/** @jest-environment jsdom */
import fc from 'fast-check'
import { resume } from '@/components/island/unfinished'
import { readRecord } from '@/components/offline/browser/record'
import { rememberPlaying, wasPlaying } from '@/components/radio/playing-memory'
import { choseRecording, rememberSound } from '@/components/radio/sound-memory'
import { titleOf } from '@/components/radio/use-now-playing'
import { readVolume } from '@/components/radio/volume-memory'
import { storedTicks, storeTicks } from '@/components/kit/browser/stored-ticks'
import { fuzz, hostileJson, hostileStored } from '../../lib/fuzz'
import { arriveBy } from '../components/radio/arrive-by'

// Anything on this origin may have written what the site stores, and browsers refuse storage or run out of it.

/** Plays a browser in which every access to storage throws. */
function refuseStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
  }
}

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

/** Puts the text under a key, and calls back. */
const under = (storage: Storage, key: string, read: () => void) =>
  fuzz(
    hostileStored,
    (text) => {
      storage.setItem(key, text)
      read()
    },
    { share: 0.5, seconds: 1 },
  )

test('ticks: a list, and what is stored after it is found', () => {
  under(localStorage, 'ticks', () => {
    expect(Array.isArray(storedTicks())).toBe(true)
    storeTicks(['a'])
    expect(storedTicks()).toEqual(['a'])
    storeTicks([])
    expect(storedTicks()).toEqual([])
  })
  refuseStorage()
  storeTicks(['b'])
  expect(storedTicks()).toEqual(['b'])
})

test('the record of what is kept: whole numbers, or none', () => {
  under(localStorage, 'kept', () => {
    const { pages = 0, files = 0 } = readRecord() ?? {}
    expect([pages, files].every((number) => Number.isFinite(number))).toBe(true)
  })
  localStorage.setItem('kept', '{"pages":1e400,"files":1,"transfer":1,"stored":1}')
  expect(readRecord()).toBeUndefined()
  refuseStorage()
  expect(readRecord()).toBeUndefined()
})

test('the volume: from 0 to 1, or the default', () => {
  under(localStorage, 'radio-volume', () => {
    const volume = readVolume(0.9)
    expect(volume >= 0 && volume <= 1).toBe(true)
  })
  refuseStorage()
  expect(readVolume(0.9)).toBe(0.9)
})

test('the sound that was chosen: the recording, or else the stream', () => {
  under(sessionStorage, 'radio-sound', () => expect(choseRecording()).toBe(false))
  rememberSound('recording')
  expect(choseRecording()).toBe(true)
  refuseStorage()
  rememberSound('recording')
  expect(choseRecording()).toBe(false)
})

test('whether the radio played: not by a time that is none, and only once', () => {
  arriveBy('navigate')
  under(sessionStorage, 'radio', () => {
    expect(wasPlaying()).toBe(false)
    expect(wasPlaying()).toBe(false)
  })
  refuseStorage()
  rememberPlaying()
  expect(wasPlaying()).toBe(false)
})

test('what a reader was doing: restored once, or forgotten', () => {
  document.body.innerHTML = '<dialog id="search"><input name="q"></dialog><button aria-label="Play"></button>'
  HTMLDialogElement.prototype.showModal = jest.fn()
  const unfinished = fc.oneof(
    hostileStored,
    fc
      .array(fc.oneof(fc.constantFrom('search', 'Play'), hostileJson), { maxLength: 4 })
      .map((list) => JSON.stringify(list)),
  )
  fuzz(
    unfinished,
    (text) => {
      sessionStorage.setItem('resume', text)
      resume()
      expect(sessionStorage.getItem('resume')).toBeNull()
    },
    { share: 0.5, seconds: 2 },
  )
  refuseStorage()
  resume()
})

test('a station’s status: a title, or none', () => {
  fuzz(hostileJson, (status) => {
    const wrapped = [status, { source: status }, { source: [status] }].map((icestats) => ({ icestats }))
    for (const source of [status, ...wrapped])
      expect(['string', 'undefined']).toContain(typeof titleOf(source))
  })
})
