import type { ServerResponse } from 'node:http'

/**
 * What a listener gets at once, so that playback starts without delay. Chromium wants 128 KB, which is 8 s, before it
 * plays: with 4 s the first sound came after 4.3 s, with 10 s it comes after 0.1.
 */
const burstSeconds = 10
const tickMilliseconds = 100

/**
 * A station that repeats an MP3 file of constant bitrate for ever, in real time: all listeners hear the same. Players
 * find the next frame by themselves, wherever they join.
 * @returns what sends it to a listener until the connection ends
 */
export function createStation(sound: Buffer): (listener: ServerResponse) => void {
  const rate = bytesPerSecond(sound)
  const now = () => Math.floor(((performance.now() + burstSeconds * 1000) * rate) / 1000)

  return (listener) => {
    let sent = now() - burstSeconds * rate
    const send = () => {
      // A listener that reads nothing uses no memory. It goes on where it stopped, or skips what is long over.
      if (listener.writableLength > 0) return
      const from = Math.max(sent, now() - burstSeconds * rate)
      sent = now()
      for (let at = from; at < sent;) {
        const start = at % sound.length
        const part = sound.subarray(start, start + sent - at)
        listener.write(part)
        at += part.length
      }
    }
    const timer = setInterval(send, tickMilliseconds)
    listener.on('close', () => clearInterval(timer))
    send()
  }
}

/** Kilobits per second, by their codes in the header of an MPEG-1 Layer III frame. */
const bitrates = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]

/** Of the first frame; 128 kbit/s where there is none. */
function bytesPerSecond(sound: Buffer): number {
  for (let at = 0; at + 4 <= sound.length; at += 1) {
    const header = sound.readUInt32BE(at)
    const bitrate = bitrates[((header >>> 12) & 15) - 1]
    // Eleven bits of sync, then "MPEG-1" (3) and "Layer III" (1).
    if (header >>> 17 === 0b111_1111_1111_11_01 && bitrate) return bitrate * 125
  }
  return 128 * 125
}
