// Lays the masters of the four materials out as one picture, materials.jpg: for who has to choose.
// npx tsx delivery/studio/materials.ts
import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, '../../content/pictures')
const whole = { width: 1600, height: 1067 }
const gap = 8
const cell = { width: (whole.width - gap) / 2, height: Math.floor((whole.height - gap) / 2) }

const images = await Promise.all(
  ['wooden', 'metal', 'vinyl', 'composite'].map(async (name, index) => ({
    input: await sharp(path.join(folder, `${name}.jpg`)).resize(cell).toBuffer(),
    left: (index % 2) * (cell.width + gap),
    top: Math.floor(index / 2) * (whole.height - cell.height),
  })),
)

// The gap is as dark as the ink: the paper of a light page would glare by night.
await sharp({ create: { ...whole, channels: 3, background: '#1b241e' } })
  .composite(images)
  .jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' })
  .toFile(path.join(folder, 'materials.jpg'))
