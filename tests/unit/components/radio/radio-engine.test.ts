/** @jest-environment jsdom */
import { RadioEngine } from '@/components/radio/radio-engine'
import { messages } from '@/components/radio/radio-state'
import { arriveBy } from './arrive-by'

const addresses = { stream: '/api/stream?port=8000', recording: '/recording.mp3' }

const tuned: RadioEngine[] = []
let audio: HTMLAudioElement
let start: { resolve: () => void; reject: (error: unknown) => void }

/** jsdom has no media: play() returns a promise that the test settles. */
function tune(): RadioEngine {
  audio = document.createElement('audio')
  const started = () => new Promise<void>((resolve, reject) => (start = { resolve, reject }))
  jest.spyOn(audio, 'play').mockImplementation(started)
  jest.spyOn(audio, 'pause').mockImplementation(() => undefined)
  jest.spyOn(audio, 'load').mockImplementation(() => undefined)
  const radio = new RadioEngine(audio, addresses)
  tuned.push(radio)
  return radio
}

const sound = (event: string) => audio.dispatchEvent(new Event(event))
const settled = () => jest.advanceTimersByTimeAsync(0)

/** The browser does not start the sound. */
function refuse(name: string) {
  start.reject(new DOMException('refused', name))
  return settled()
}

async function playing(): Promise<RadioEngine> {
  const radio = tune()
  radio.play()
  start.resolve()
  sound('playing')
  await settled()
  return radio
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  jest.useFakeTimers()
  arriveBy('navigate')
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
})

afterEach(() => {
  for (const radio of tuned.splice(0)) radio.pause()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a start that the browser refuses shows a message, which the next success clears', async () => {
  const radio = tune()
  radio.play()
  await refuse('NotAllowedError')
  expect(radio.getState()).toMatchObject({ status: 'idle', message: messages.start })

  radio.play()
  start.resolve()
  sound('playing')
  expect(radio.getState().message).toBe('')
})

test('a stream that cannot be played is unavailable, and the recording takes its place until it is asked for', async () => {
  const radio = tune()
  radio.play()
  await refuse('NotSupportedError')
  expect(radio.getState()).toMatchObject({ status: 'idle', message: messages.stream })

  radio.choose('recording')
  expect(audio.getAttribute('src')).toBe(addresses.recording)
  expect(audio.loop).toBe(true)
  start.resolve()
  sound('playing')
  expect(radio.getState()).toMatchObject({ sound: 'recording', status: 'playing', message: '' })
  expect(tune().getState().sound).toBe('recording')

  radio.choose('stream')
  expect(radio.getState()).toMatchObject({ sound: 'stream', status: 'connecting' })
  expect(tune().getState().sound).toBe('stream')
})

test('a recording that cannot be played is no stream', async () => {
  const radio = tune()
  radio.choose('recording')
  await refuse('NotSupportedError')
  expect(radio.getState()).toMatchObject({ sound: 'recording', status: 'idle', message: messages.start })
})

test('where the browser only fires an error, it does not go on connecting', () => {
  const radio = tune()
  radio.play()
  Object.defineProperty(audio, 'error', { value: {} })
  sound('error')
  expect(radio.getState()).toMatchObject({ status: 'idle', message: messages.stream })
})

test('silence is told within two seconds, and connects again when it lasts', async () => {
  const radio = await playing()
  await jest.advanceTimersByTimeAsync(2000)
  expect(radio.getState().status).toBe('buffering')
  sound('timeupdate')
  expect(radio.getState().status).toBe('playing')

  await jest.advanceTimersByTimeAsync(12_000)
  expect(radio.getState()).toMatchObject({ status: 'reconnecting', message: messages.stream })
})

test('a pause while connecting is no fault', async () => {
  const radio = tune()
  radio.play()
  const { reject } = start
  radio.pause()
  reject(new DOMException('interrupted', 'AbortError'))
  await settled()
  expect(radio.getState()).toMatchObject({ status: 'idle', message: '' })
})

test('it waits longer each time, and gives up after six tries', async () => {
  const radio = await playing()
  sound('error')
  const tries = () => jest.mocked(audio.play).mock.calls.length - 1

  for (const [before, wait] of [1000, 2000, 4000, 8000, 16_000, 30_000].entries()) {
    await jest.advanceTimersByTimeAsync(wait - 1)
    expect(tries()).toBe(before)
    await jest.advanceTimersByTimeAsync(1)
    expect(tries()).toBe(before + 1)
    await refuse('NotSupportedError')
  }
  expect(radio.getState()).toMatchObject({ status: 'idle', message: messages.stream })
})

test('when the network comes back it connects at once', async () => {
  const radio = await playing()
  sound('error')
  window.dispatchEvent(new Event('online'))

  expect(audio.getAttribute('src')).toMatch(/^\/api\/stream\?port=8000#/)
  expect(radio.getState().status).toBe('reconnecting')
})

test('pausing while reconnecting ends the tries', async () => {
  const radio = await playing()
  sound('error')
  radio.pause()
  await jest.advanceTimersByTimeAsync(60_000)

  expect(audio.play).toHaveBeenCalledTimes(1)
  expect(radio.getState()).toMatchObject({ status: 'idle', message: '' })
})

test('headphones pulled out count as pause', async () => {
  const radio = await playing()
  sound('pause')

  expect(radio.getState().status).toBe('idle')
  expect(audio).not.toHaveAttribute('src')
})

test('volume is between 0 and 1 in steps of a hundredth, and is remembered', () => {
  for (const [set, volume] of [
    [0.456, 0.46],
    [7, 1],
    [-1, 0],
    [0.3, 0.3],
  ] as const) {
    tune().setVolume(set)
    expect(tune().getState().volume).toBe(volume)
  }
})

test('moving the slider above 0 ends muting', () => {
  const radio = tune()
  radio.toggleMute()
  expect(audio.muted).toBe(true)

  radio.setVolume(0.2)
  expect(radio.getState().isMuted).toBe(false)
  expect(audio.muted).toBe(false)
})

test('the sleep timer pauses', async () => {
  const radio = await playing()
  radio.setSleep(15)
  for (let seconds = 0; seconds < 15 * 60; seconds += 5) {
    sound('timeupdate')
    await jest.advanceTimersByTimeAsync(5000)
  }

  expect(radio.getState()).toMatchObject({ status: 'idle', sleepMinutes: 0 })
})

test('asks for a press where the browser refuses to play on', async () => {
  await playing()
  window.dispatchEvent(new Event('pagehide'))

  const radio = tune()
  radio.resume()
  await refuse('NotAllowedError')
  expect(radio.getState()).toMatchObject({ status: 'idle', message: messages.resume })

  radio.play()
  await refuse('NotAllowedError')
  expect(radio.getState().message).toBe(messages.start)
})
