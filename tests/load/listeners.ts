import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { splitFrames } from '../../delivery/preview/radio/mp3-frames'
import { burstBytes } from '../lib/icecast.mjs'

const programme = readFileSync(new URL('../../public/recording.mp3', import.meta.url))
const frames = splitFrames(programme, 'recording.mp3')

/** Bytes of a second of sound. */
export const bytesPerSecond = programme.length / frames.reduce((sum, { seconds }) => sum + seconds, 0)

/** Seconds until the burst must be there and delays begin to count. */
const settling = 1
const answerTimeout = 10_000

export type Audience = {
  playing: number
  /** Turned away with a status. */
  refused: number
  /** Why each of the rest was lost. */
  dropped: string[]
  /** Seconds of sound that somebody lacked at the worst moment. */
  furthestBehind: number
  bytes: number
}

type Options = {
  port: number
  target: string
  listeners: number
  /** Seconds of sound that a listener may lack before it counts as dropped. Icecast sends four ahead. */
  allowed?: number
}

/** Lets so many listen, each from an address of its own: the recipes count streams by address. */
export async function tuneInMany({ port, target, listeners, allowed = 3 }: Options) {
  const answers: Promise<Listener>[] = []
  for (let number = 0; number < listeners; number += 1) {
    // Linux answers on the loopback interface to all of 127.0.0.0/8.
    const localAddress = `127.1.${Math.floor(number / 250)}.${1 + (number % 250)}`
    answers.push(listen(port, target, localAddress))
    // Not all press play in the same millisecond, and Apache starts its processes bit by bit.
    await pause(10)
  }
  const all = await Promise.all(answers)
  return {
    leave: () => all.forEach((listener) => listener.leave()),
    audience(): Audience {
      const states = all.map((listener) => listener.state())
      const playing = states.filter(({ status }) => status === 200)
      return {
        playing: playing.length,
        refused: states.filter(({ status }) => status !== undefined && status !== 200).length,
        dropped: states.flatMap(({ status, ended, behind }) => {
          if (status === undefined) return ['no answer']
          if (status !== 200) return []
          if (ended !== undefined) return [`ended after ${ended.toFixed(1)} s`]
          return behind > allowed ? [`${behind.toFixed(1)} s behind`] : []
        }),
        furthestBehind: Math.max(0, ...playing.map(({ behind }) => behind)),
        bytes: playing.reduce((sum, { bytes }) => sum + bytes, 0),
      }
    },
  }
}

/** `behind`: seconds of sound lacking at the worst moment; `ended`: seconds until the connection was closed. */
type State = { status: number | undefined; ended: number | undefined; behind: number; bytes: number }
type Listener = { state: () => State; leave: () => void }

function listen(port: number, target: string, localAddress: string): Promise<Listener> {
  const state: State = { status: undefined, ended: undefined, behind: 0, bytes: 0 }
  let began = 0
  const elapsed = () => (performance.now() - began) / 1000
  const update = () => {
    if (state.status === 200 && state.ended === undefined && elapsed() > settling)
      state.behind = Math.max(state.behind, elapsed() - (state.bytes - burstBytes) / bytesPerSecond)
    return state
  }
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: target, localAddress, agent: false })
    const listener = { state: update, leave: () => asked.destroy() }
    const deadline = setTimeout(listener.leave, answerTimeout)
    asked.on('response', (response) => {
      clearTimeout(deadline)
      state.status = response.statusCode
      began = performance.now()
      response.on('data', (chunk: Buffer) => {
        update()
        state.bytes += chunk.length
      })
      response.on('error', () => {})
      response.on('close', () => (state.ended = elapsed()))
      resolve(listener)
    })
    asked.on('error', () => {})
    asked.on('close', () => {
      clearTimeout(deadline)
      resolve(listener)
    })
    asked.end()
  })
}
