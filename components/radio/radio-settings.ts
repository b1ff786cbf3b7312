import { site } from '@/content/model/site'
import type { RadioSettings } from './use-radio'

const { station, programme, stream, port, statusUrl } = site.radio
const isLive = stream === 'on'

/** What the islands need of content/site.json. The server maps the port to a station. */
export const radioSettings: RadioSettings = {
  station,
  programme,
  isLive,
  soundUrl: isLive ? `/api/stream?port=${port}` : '/recording.mp3',
  statusUrl: isLive ? statusUrl : '',
}
