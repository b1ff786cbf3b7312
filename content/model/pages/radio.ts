import { definePage } from '../define'
import { questionEntries, type Outline } from '../outline'
import type { Site } from '../schemas/site'
import { radioSchema } from '../schemas/radio'
import { closed } from '../typography'
import data from '../../data/pages/radio.json' with { type: 'json' }

export const content = definePage('/radio', radioSchema, data)

/** What the page says of its sound: it depends on whether the settings have a stream. */
export function wordsWith({ radio }: Site) {
  const { lead, about, help } = radio.stream === 'on' ? content.live : content.recording
  return { lead, about: [...content.about, ...about], help: [...content.help, ...help] }
}

/** The headings that have an anchor, and the text that the search finds under each. */
export const outlineWith = (site: Site): Outline => ({
  text: [wordsWith(site).lead],
  sections: [
    {
      id: 'player',
      heading: 'Listen',
      text: [
        `${closed(site.radio.station, ':')} ${closed(site.radio.programme, '.')}`,
        ...content.program,
        content.tip,
      ],
    },
    { id: 'about', heading: 'About the station', text: wordsWith(site).about },
    { id: 'help', heading: 'Help with listening', sections: questionEntries(wordsWith(site).help) },
  ],
})
