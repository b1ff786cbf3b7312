// Cuts eras.jpg, the picture at the top of the history, from the masters of the eras: a slice of each, side by side.
// npx tsx delivery/studio/eras.ts
import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, '../../content/pictures')
const slice = { width: 240, height: 1120 }

/** Where the middle of the slice lies, as shares of the master, and how much larger it is drawn. */
const slices = [
  { era: 'ancient', x: 0.79, y: 0.5, zoom: 1.15 },
  { era: 'classical', x: 0.185, y: 0.5, zoom: 1.05 },
  { era: 'medieval', x: 0.09, y: 0.36, zoom: 1.25 },
  { era: 'colonial', x: 0.235, y: 0.47, zoom: 1.35 },
  { era: 'industrial', x: 0.9, y: 0.5, zoom: 1 },
  { era: 'early-20th', x: 0.145, y: 0.5, zoom: 1 },
  { era: 'modern', x: 0.2, y: 0.52, zoom: 1.15 },
]

/** The start of a cut around a middle, within the picture. */
const start = (middle: number, cut: number, whole: number) =>
  Math.round(Math.max(0, Math.min(whole - cut, middle * whole - cut / 2)))

const images = await Promise.all(
  slices.map(async ({ era, x, y, zoom }, index) => {
    const master = sharp(path.join(folder, `era-${era}.jpg`))
    const whole = await master.metadata()
    const height = Math.round(whole.height / zoom)
    const width = Math.round((height * slice.width) / slice.height)
    const left = start(x, width, whole.width)
    const top = start(y, height, whole.height)
    const input = await master.extract({ left, top, width, height }).resize(slice).toBuffer()
    return { input, left: index * slice.width, top: 0 }
  }),
)

await sharp({
  create: { width: slices.length * slice.width, height: slice.height, channels: 3, background: 'white' },
})
  .composite(images)
  .jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' })
  .toFile(path.join(folder, 'eras.jpg'))
