import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { splitFrames } from '../../delivery/preview/radio/mp3-frames'
import { burstBytes } from '../lib/icecast.mjs'

const programme = readFileSync(new URL('../../delivery/preview/radio/programme.mp3', import.meta.url))
const frames = splitFrames(programme, 'programme.mp3')

/** Bytes of a second of sound. */
export const pace = programme.length / frames.reduce((sum, { seconds }) => sum + seconds, 0)

/** Seconds of sound that a listener may lack: Icecast sends four ahead, and a player that lacks all four falters. */
const patience = 3

/** Seconds until the burst must be there, and lacking begins to count. */
const settling = 1

/** Nobody waits longer for a station to begin. */
const answerMilliseconds = 10_000

/**
 * @typedef {{
 *   playing: number,
 *   refused: number,
 *   dropped: string[],
 *   furthestBehind: number,
 *   bytes: number,
 * }} Audience `playing`: those let in; `refused`: those turned away with a status; `dropped`: why each of the
 *   rest was lost; `furthestBehind`: seconds of sound that somebody lacked at the worst moment; `bytes`: heard by all
 */

/**
 * Tunes in as so many readers, each from an address of its own, for the recipes count streams by address.
 * @param {{ port: number, target: string, listeners: number, allowed?: number }} options `allowed`: seconds of
 *   sound that a listener may lack before it counts as dropped
 * @returns {Promise<{ audience: () => Audience, leave: () => void }>} once everybody has an answer
 */
export async function tuneIn({ port, target, listeners, allowed = patience }) {
  const answers = []
  for (let number = 0; number < listeners; number += 1) {
    answers.push(listen({ port, target, localAddress: loopbackAddress(number) }))
    // Not all press play in the same millisecond, and Apache starts its processes bit by bit.
    await pause(10)
  }
  const everybody = await Promise.all(answers)
  return {
    audience() {
      const states = everybody.map((listener) => listener.state())
      const playing = states.filter(({ status }) => status === 200)
      return {
        playing: playing.length,
        refused: states.filter(({ status }) => status !== undefined && status !== 200).length,
        dropped: states.flatMap(({ status, ended, worst }) => {
          if (status === undefined) return ['no answer']
          if (status !== 200) return []
          if (ended !== undefined) return [`ended after ${ended.toFixed(1)} s`]
          return worst > allowed ? [`${worst.toFixed(1)} s behind`] : []
        }),
        furthestBehind: Math.max(0, ...playing.map(({ worst }) => worst)),
        bytes: playing.reduce((sum, { bytes }) => sum + bytes, 0),
      }
    },
    leave() {
      for (const listener of everybody) listener.leave()
    },
  }
}

/** The loopback interface of Linux answers to all of 127.0.0.0/8. @param {number} number */
const loopbackAddress = (number) => `127.1.${Math.floor(number / 250)}.${1 + (number % 250)}`

/**
 * One listener, who counts bytes and remembers the worst moment.
 * @param {{ port: number, target: string, localAddress: string }} options
 */
function listen({ port, target, localAddress }) {
  /** @type {number | undefined} */
  let status
  /** @type {number | undefined} seconds after the beginning */
  let ended
  let [began, bytes, worst] = [0, 0, 0]
  const elapsed = () => (performance.now() - began) / 1000
  const look = () => {
    const lacking = elapsed() - (bytes - burstBytes) / pace
    if (elapsed() > settling) worst = Math.max(worst, lacking)
  }

  return new Promise(
    /** @param {(listener: { state: typeof state, leave: () => void }) => void} resolve */
    (resolve) => {
      const asked = request(
        { host: '127.0.0.1', port, path: target, localAddress, agent: false },
        (response) => {
          clearTimeout(deadline)
          status = response.statusCode
          began = performance.now()
          response.on('data', (/** @type {Buffer} */ chunk) => {
            look()
            bytes += chunk.length
          })
          response.on('error', () => {})
          response.on('close', () => (ended = elapsed()))
          resolve({ state, leave })
        },
      )
      const leave = () => asked.destroy()
      const deadline = setTimeout(leave, answerMilliseconds)
      asked.on('error', () => {})
      asked.on('close', () => {
        clearTimeout(deadline)
        resolve({ state, leave })
      })
      asked.end()
    },
  )

  function state() {
    if (ended === undefined) look()
    return { status, ended, worst, bytes }
  }
}
