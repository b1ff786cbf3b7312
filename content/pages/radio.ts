import { definePage } from '../model/define'
import { questionEntries, type Outline } from '../model/outline'
import type { Site } from '../model/schemas/site'
import { radioSchema } from '../model/schemas/radio'

export const content = definePage('/radio', radioSchema, {
  lead: 'Quiet music for the yard, the workshop or the next page you read. It connects only when you press play.',
  tip: 'If the audio does not start by itself, click play. Browsers often hold back sound until you do.',
  program: ['Guitar, bass, flute, thumb piano and brushes', 'Three minutes, then from the top'],
  about: [
    'The station plays a short program that we made ourselves: calm music on guitar, bass, flute and thumb piano. It runs around the clock and repeats, so tune in whenever you like.',
    'This is a live stream. Pause, and the connection closes. Press play again, and you join the program where it is by then. While the sound is on, a small player follows you from page to page.',
  ],
  help: [
    {
      id: 'blocked-autoplay',
      question: 'Why is it silent when I open the page?',
      answer:
        'The station never starts without you, and many browsers block sound until you click something. Click play once. If you still hear nothing, check whether the player, the browser tab or the device is muted.',
    },
    {
      id: 'data-use',
      question: 'How much data does the stream use?',
      answer:
        'About 58 MB an hour at 128 kbit/s. Eight hours come to roughly 460 MB, so Wi-Fi is the better choice on a limited phone plan. A paused player uses no data.',
    },
    {
      id: 'dropouts',
      question: 'What should I do when the sound stops?',
      answer:
        'Wait a few seconds first: the player tries to reconnect after a short dropout. If it says “Stream temporarily unavailable.”, check your connection and click play again.',
    },
    {
      id: 'volume',
      question: 'Why can’t I change the volume on my phone?',
      answer:
        'Some phones and tablets let only their own buttons set the volume, so our slider has no effect there or is not shown. Elsewhere, your browser remembers the volume for your next visit.',
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outlineWith = (site: Site): Outline => ({
  text: [content.lead],
  sections: [
    {
      id: 'player',
      heading: 'Listen',
      text: [`${site.radio.station}: ${site.radio.programme}.`, ...content.program, content.tip],
    },
    { id: 'about', heading: 'About the station', text: content.about },
    { id: 'help', heading: 'Help with listening', sections: questionEntries(content.help) },
  ],
})
