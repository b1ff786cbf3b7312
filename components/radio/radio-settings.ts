import { site } from '@/content/model/site'
import type { SoundName } from './radio-state'

export type RadioSettings = {
  station: string
  programme: string
  /** Where each sound comes from; that of the stream is empty where there is none. */
  addresses: Readonly<Record<SoundName, string>>
  /** Icecast's status as JSON, for titles; empty when the operator has none to show. */
  statusUrl: string
}

const { station, programme, stream, port, statusUrl } = site().radio
const isLive = stream === 'on'

/** What the islands need of content/site.json. The server maps the port to a station. */
export const radioSettings: RadioSettings = {
  station,
  programme,
  addresses: { stream: isLive ? `/api/stream?port=${port}` : '', recording: '/recording.mp3' },
  statusUrl: isLive ? statusUrl : '',
}
