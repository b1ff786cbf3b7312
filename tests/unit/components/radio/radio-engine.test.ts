import { RadioEngine } from '@/components/radio/radio-engine'
import { messages } from '@/components/radio/radio-state'

const url = '/api/stream?port=8000'

const tuned: RadioEngine[] = []
let audio: HTMLAudioElement
let start: { resolve: () => void; reject: (error: unknown) => void }

/** jsdom has no media: play() returns a promise that the test settles. */
function tune(): RadioEngine {
  audio = document.createElement('audio')
  jest.spyOn(audio, 'play').mockImplementation(
    () =>
      new Promise<void>((resolve, reject) => {
        start = { resolve, reject }
      }),
  )
  jest.spyOn(audio, 'pause').mockImplementation(() => undefined)
  jest.spyOn(audio, 'load').mockImplementation(() => undefined)
  const radio = new RadioEngine(audio, url, true)
  tuned.push(radio)
  return radio
}

const sound = (event: string) => audio.dispatchEvent(new Event(event))
const settled = () => jest.advanceTimersByTimeAsync(0)

async function playing(): Promise<RadioEngine> {
  const radio = tune()
  radio.play()
  start.resolve()
  sound('playing')
  await settled()
  return radio
}

// jsdom has no navigation timing.
class NavigationTiming {
  readonly type = 'navigate'
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  jest.useFakeTimers()
  Object.assign(window, { PerformanceNavigationTiming: NavigationTiming })
  Object.assign(performance, { getEntriesByType: () => [new NavigationTiming()] })
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
  start.reject(new DOMException('not now', 'NotAllowedError'))
  await settled()

  expect(radio.getState()).toMatchObject({ status: 'idle', message: messages.start })

  radio.play()
  start.resolve()
  sound('playing')
  expect(radio.getState().message).toBe('')
})

test('offline it says that it needs a connection, until there is one', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const radio = tune()
  radio.play()
  start.reject(new DOMException('no source', 'NotSupportedError'))
  await settled()
  expect(radio.getState()).toMatchObject({ status: 'idle', message: messages.offline })

  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(radio.getState()).toMatchObject({ status: 'idle', message: '' })
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

test.each(['error', 'ended'])(
  '%s while playing reconnects, and the message goes with the sound’s return',
  async (event) => {
    const radio = await playing()
    sound(event)
    expect(radio.getState()).toMatchObject({ status: 'reconnecting', message: messages.stream })

    await jest.advanceTimersByTimeAsync(1000)
    expect(audio.getAttribute('src')).toBe(url)
    start.resolve()
    sound('playing')
    expect(radio.getState()).toMatchObject({ status: 'playing', message: '' })
  },
)

test('ten seconds without sound count as a lost connection, even without an event', async () => {
  const radio = await playing()
  await jest.advanceTimersByTimeAsync(9000)
  sound('timeupdate')
  await jest.advanceTimersByTimeAsync(9000)
  expect(radio.getState().status).toBe('playing')

  await jest.advanceTimersByTimeAsync(1000)
  expect(radio.getState().status).toBe('reconnecting')
})

test('it waits longer each time, and gives up after six tries', async () => {
  const radio = await playing()
  sound('error')
  const tries = () => jest.mocked(audio.play).mock.calls.length - 1

  for (const [wait, expected] of [
    [1000, 1],
    [2000, 2],
    [4000, 3],
    [8000, 4],
    [16_000, 5],
    [30_000, 6],
  ] as const) {
    await jest.advanceTimersByTimeAsync(wait - 1)
    expect(tries()).toBe(expected - 1)
    await jest.advanceTimersByTimeAsync(1)
    expect(tries()).toBe(expected)
    start.reject(new DOMException('gone', 'NotSupportedError'))
    await settled()
  }
  expect(radio.getState()).toMatchObject({ status: 'idle', message: messages.stream })
})

test('when the network comes back it connects at once', async () => {
  const radio = await playing()
  sound('error')
  window.dispatchEvent(new Event('online'))

  expect(audio.getAttribute('src')).toBe(url)
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
  const radio = tune()
  radio.setVolume(0.456)
  expect(radio.getState().volume).toBe(0.46)
  radio.setVolume(7)
  expect(radio.getState().volume).toBe(1)
  radio.setVolume(-1)
  expect(radio.getState().volume).toBe(0)
  radio.setVolume(0.3)

  expect(tune().getState().volume).toBe(0.3)
})

test('an invalid stored volume is ignored', () => {
  localStorage.setItem('radio-volume', 'loud')

  expect(tune().getState().volume).toBe(0.9)
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
  for (let minute = 0; minute < 15; minute += 1) {
    for (let second = 0; second < 60; second += 5) {
      sound('timeupdate')
      await jest.advanceTimersByTimeAsync(5000)
    }
  }

  expect(radio.getState()).toMatchObject({ status: 'idle', sleepMinutes: 0 })
})

test('asks for a press where the browser refuses to play on', async () => {
  await playing()
  window.dispatchEvent(new Event('pagehide'))

  const radio = tune()
  radio.resume()
  start.reject(new DOMException('refused', 'NotAllowedError'))
  await settled()
  expect(radio.getState()).toMatchObject({ status: 'idle', message: messages.resume })

  radio.play()
  start.reject(new DOMException('refused', 'NotAllowedError'))
  await settled()
  expect(radio.getState().message).toBe(messages.start)
})
