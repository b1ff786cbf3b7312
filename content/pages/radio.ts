import { definePage } from '../model/define'
import { questionEntries, type Outline } from '../model/outline'
import type { Site } from '../model/schemas/site'
import { radioSchema } from '../model/schemas/radio'

export const content = definePage('/radio', radioSchema, {
  tip: 'If the audio does not start by itself, click play. Browsers often hold back sound until you do.',
  program: ['Guitar, bass, flute, thumb piano and brushes', 'Three minutes, then from the top'],
  about: [
    'The station plays a short program that we made ourselves: calm music on guitar, bass, flute and thumb piano.',
  ],
  help: [
    {
      id: 'blocked-autoplay',
      question: 'Why is it silent when I open the page?',
      answer:
        'The station never starts without you, and many browsers block sound until you click something. Click play once. If you still hear nothing, check whether the player, the browser tab or the device is muted.',
    },
    {
      id: 'volume',
      question: 'Why can’t I change the volume on my phone?',
      answer:
        'Some phones and tablets let only their own buttons set the volume, so our slider has no effect there or is not shown. Elsewhere, your browser remembers the volume for your next visit.',
    },
  ],
  live: {
    lead: 'Quiet music for the yard, the workshop or the next page you read. It connects only when you press play.',
    about: [
      'This is a live stream. It runs around the clock and repeats, so tune in whenever you like. Pause, and the connection closes. Press play again, and you join the program where it is by then. While the sound is on, a small player follows you from page to page.',
    ],
    help: [
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
    ],
  },
  recording: {
    lead: 'Quiet music for the yard, the workshop or the next page you read. For now it is a recording, and it loads only when you press play.',
    about: [
      'Right now the station has no live stream, so the player repeats a recording of the program, three minutes long. Pause, and it goes on from there when you press play again. While the sound is on, a small player follows you from page to page.',
    ],
    help: [
      {
        id: 'data-use',
        question: 'How much data does the radio use?',
        answer:
          'The recording is 2.9 MB. Your browser loads it once, after you press play, and can repeat it as long as you like.',
      },
      {
        id: 'dropouts',
        question: 'What should I do when the sound stops?',
        answer:
          'Wait a few seconds first: the player tries again by itself when the connection drops. If it gives up, check your connection and click play again.',
      },
    ],
  },
})

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
      text: [`${site.radio.station}: ${site.radio.programme}.`, ...content.program, content.tip],
    },
    { id: 'about', heading: 'About the station', text: wordsWith(site).about },
    { id: 'help', heading: 'Help with listening', sections: questionEntries(wordsWith(site).help) },
  ],
})
