import { site } from '@/content/model/site'
import type { RadioSettings } from './use-radio'

const { station, programme, port, statusUrl } = site.radio

/** What the islands need of content/site.json. The server maps the port to a station. */
export const radioSettings: RadioSettings = {
  station,
  programme,
  streamUrl: `/api/stream?port=${port}`,
  statusUrl,
}
