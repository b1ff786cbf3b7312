import { site } from '../site'
import { defineCollection, definePage } from '../store'
import { questionEntries, type Outline } from '../outline'
import type { Site } from '../schemas/site'
import { radioSchema } from '../schemas/radio'
import { closed } from '../typography'

export const content = definePage('/radio', radioSchema)

/** What the page says of its sound: it depends on whether the settings have a stream. */
export function wordsWith({ radio }: Site, page = content()) {
  const { lead, about, help } = radio.stream === 'on' ? page.live : page.recording
  return { lead, about: [...page.about, ...about], help: [...page.help, ...help] }
}

/** The headings that have an anchor, and the text that the search finds under each. */
export const outlineWith = (settings: Site, page = content()): Outline => ({
  text: [wordsWith(settings, page).lead],
  sections: [
    {
      id: 'player',
      heading: 'Listen',
      text: [
        `${closed(settings.radio.station, ':')} ${closed(settings.radio.programme, '.')}`,
        ...page.program,
        page.tip,
      ],
    },
    { id: 'about', heading: 'About the station', text: wordsWith(settings, page).about },
    { id: 'help', heading: 'Help with listening', sections: questionEntries(wordsWith(settings, page).help) },
  ],
})

export const outline = defineCollection((store) => outlineWith(site(store), content(store)))
