import { readFile } from 'node:fs/promises'
import { splitFrames } from './mp3-frames.mjs'
import { createStation } from './station.mjs'
import { createStream, readUpstream } from './stream-handler.mjs'

/**
 * The radio as the servers here answer for it: the embedded station, or the Icecast mount that the operator named
 * in its place (RADIO_UPSTREAM).
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<{ station?: import('./station.mjs').Station, stream: import('node:http').RequestListener }>}
 */
export async function openRadio(environment) {
  const upstream = readUpstream(environment)
  if (upstream) return { stream: createStream({ upstream }) }
  const file = new URL('programme.mp3', import.meta.url)
  const station = createStation(splitFrames(await readFile(file), 'delivery/radio/programme.mp3'))
  return { station, stream: createStream({ station }) }
}
