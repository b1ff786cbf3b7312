import { site } from '../collections/site'
import { radioSchema } from '../schemas/radio'
import { defineCollection, definePage } from '../store/store'
import { questionEntries, type Outline } from '../text/outline'
import { closed } from '../text/typography'

export const content = definePage('/radio', radioSchema)

/** What the page says of its sound: it depends on whether the settings have a stream. */
export const words = defineCollection((store) => {
  const page = content(store)
  const { lead, about, help } = site(store).radio.stream === 'on' ? page.live : page.recording
  return { lead, about: [...page.about, ...about], help: [...page.help, ...help] }
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = defineCollection((store): Outline => {
  const page = content(store)
  const { radio } = site(store)
  const { lead, about, help } = words(store)
  return {
    text: [lead],
    sections: [
      {
        id: 'player',
        heading: 'Listen',
        text: [`${closed(radio.station, ':')} ${closed(radio.programme, '.')}`, ...page.program, page.tip],
      },
      { id: 'about', heading: 'About the station', text: about },
      { id: 'help', heading: 'Help with listening', sections: questionEntries(help) },
    ],
  }
})
