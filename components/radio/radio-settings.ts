import { site } from '@/content/model/collections/site'
import { defineCollection } from '@/content/model/store/store'
import type { SoundName } from './radio-state'

export type RadioSettings = {
  station: string
  programme: string
  /** Where each sound comes from; that of the stream is empty where there is none. */
  addresses: Readonly<Record<SoundName, string>>
  /** Icecast's status as JSON, for titles; empty when the operator has none to show. */
  statusUrl: string
}

/** What the islands need of content/site.json. The server maps the port to a station. */
export const radioSettings = defineCollection((store): RadioSettings => {
  const { station, programme, stream, port, statusUrl } = site(store).radio
  const isLive = stream === 'on'
  return {
    station,
    programme,
    addresses: { stream: isLive ? `/api/stream?port=${port}` : '', recording: '/recording.mp3' },
    statusUrl: isLive ? statusUrl : '',
  }
})
