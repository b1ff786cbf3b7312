/**
 * One frame of sound: it decodes by itself, and lasts as long as every other frame of its file.
 * @typedef {{ bytes: Buffer, seconds: number }} Frame
 */

/** Kilobits a second and samples a second, by their codes in the header of an MPEG-1 Layer III frame. */
const bitrates = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const sampleRates = [44100, 48000, 32000]
const samplesPerFrame = 1152

/**
 * Splits an MPEG-1 Layer III file into its frames. Tags are refused: in an endless stream they would come
 * round with every repeat.
 * @param {Buffer} file
 * @param {string} name for the message, should the file be something else
 * @returns {Frame[]}
 */
export function splitFrames(file, name) {
  /** @type {Frame[]} */
  const frames = []
  for (let at = 0; at < file.length;) {
    const header = readHeader(file, at)
    if (!header) throw new Error(`${name}: no MPEG-1 Layer III frame at byte ${at}. ${advice}`)
    if (at + header.length > file.length) throw new Error(`${name}: the last frame is cut off. ${advice}`)
    if (header.seconds !== (frames[0]?.seconds ?? header.seconds)) {
      throw new Error(`${name}: the sample rate changes at byte ${at}. ${advice}`)
    }
    frames.push({ bytes: file.subarray(at, at + header.length), seconds: header.seconds })
    at += header.length
  }
  if (frames.length === 0) throw new Error(`${name}: the file is empty. ${advice}`)
  return frames
}

const advice = 'delivery/radio/README.md says how to make a programme.'

/**
 * @param {Buffer} file
 * @param {number} at
 */
function readHeader(file, at) {
  if (at + 4 > file.length) return undefined
  const header = file.readUInt32BE(at)
  // Eleven bits of sync, then "MPEG-1" (3) and "Layer III" (1).
  if (header >>> 17 !== 0b111_1111_1111_11_01) return undefined
  const bitrate = bitrates[((header >>> 12) & 15) - 1]
  const sampleRate = sampleRates[(header >>> 10) & 3]
  if (bitrate === undefined || sampleRate === undefined) return undefined
  const padding = (header >>> 9) & 1
  const length = Math.floor(((samplesPerFrame / 8) * bitrate * 1000) / sampleRate) + padding
  return { length, seconds: samplesPerFrame / sampleRate }
}
