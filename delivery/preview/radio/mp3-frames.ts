import { OperatorError } from '../../operator-error'

/** It decodes by itself, and lasts as long as every other frame of its file. */
export type Frame = { readonly bytes: Buffer; readonly seconds: number }

/** Kilobits and samples per second, by their codes in the header of an MPEG-1 Layer III frame. */
const bitrates = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const sampleRates = [44100, 48000, 32000]
const samplesPerFrame = 1152

/**
 * Splits an MPEG-1 Layer III file into its frames. Tags are refused: in an endless stream they would be repeated.
 * @param name for the message, should the file be something else
 */
export function splitFrames(file: Buffer, name: string): Frame[] {
  const fail = (reason: string) => new OperatorError(`${name}: ${reason}. ${advice}`)
  const frames: Frame[] = []
  for (let offset = 0; offset < file.length;) {
    const header = readHeader(file, offset)
    if (!header) throw fail(`no MPEG-1 Layer III frame at byte ${offset}`)
    if (offset + header.length > file.length) throw fail('the last frame is cut off')
    if (header.seconds !== (frames[0]?.seconds ?? header.seconds)) {
      throw fail(`the sample rate changes at byte ${offset}`)
    }
    frames.push({ bytes: file.subarray(offset, offset + header.length), seconds: header.seconds })
    offset += header.length
  }
  if (frames.length === 0) throw fail('the file is empty')
  return frames
}

const advice = 'delivery/preview/radio/README.md says how to make a programme.'

function readHeader(file: Buffer, offset: number): { length: number; seconds: number } | undefined {
  if (offset + 4 > file.length) return undefined
  const header = file.readUInt32BE(offset)
  // Eleven bits of sync, then "MPEG-1" (3) and "Layer III" (1).
  if (header >>> 17 !== 0b111_1111_1111_11_01) return undefined
  const bitrate = bitrates[((header >>> 12) & 15) - 1]
  const sampleRate = sampleRates[(header >>> 10) & 3]
  if (bitrate === undefined || sampleRate === undefined) return undefined
  const padding = (header >>> 9) & 1
  const length = Math.floor(((samplesPerFrame / 8) * bitrate * 1000) / sampleRate) + padding
  return { length, seconds: samplesPerFrame / sampleRate }
}
