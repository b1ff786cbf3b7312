import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { splitFrames } from './mp3-frames'
import { createStation, type Station } from './station'
import { createStream, readUpstream } from './stream-handler'

/** What the radio page plays where the site has no stream. */
const recording = 'public/recording.mp3'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The radio of the preview: the embedded station, or the Icecast mount that RADIO_UPSTREAM names.
 * @param port that the page asks for
 */
export async function openRadio(
  environment: Environment,
  port: number,
): Promise<{ station?: Station; stream: RequestListener }> {
  const upstream = readUpstream(environment)
  if (upstream) return { stream: createStream({ upstream, ports: [port] }) }
  const station = createStation(splitFrames(await readFile(recording), recording))
  return { station, stream: createStream({ station, ports: [port] }) }
}
