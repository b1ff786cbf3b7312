import assert from 'node:assert/strict'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { states } from '../../content/model/fence-laws/states'
import { lightAddress, lightWidth } from '../../delivery/contract/headers'
import { isShipped } from '../unit/shipped'

const folder = path.join('out', 'pictures')
const names = readdirSync(folder).filter((name) => name.endsWith('.avif'))
const weightOf = (name: string) => statSync(path.join(folder, name)).size

test('readers who save data get each picture, none wider than 576 px and ours none above 20 KB', () => {
  const light = names.map((name) => path.posix.basename(lightAddress(`/pictures/${name}`, true)))
  for (const name of light) assert(existsSync(path.join(folder, name)), name)
  assert(Math.max(...light.map((name) => Number(/-(\d+)\.avif$/.exec(name)?.[1]))) === lightWidth)
  assert(Math.max(...names.map(weightOf)) > 20_000)
  // An operator's own pictures may be heavier.
  if (isShipped) for (const name of light) assert(weightOf(name) <= 20_000, name)
})

test('nothing on a state’s card comes nearer to its lower edge than 48 px', async () => {
  for (const { slug } of states()) {
    const card = sharp(path.join('out', 'og', `fence-laws_${slug}.jpg`))
    const { width, height } = await card.metadata()
    // Of a picture in work, stats() reads the whole.
    const margin = await card
      .extract({ left: 0, top: height - 48, width, height: 48 })
      .png()
      .toBuffer()
    const { channels } = await sharp(margin).stats()
    // What JPEG leaves of one color differs by less.
    for (const { min, max } of channels) assert(max - min < 24, slug)
  }
})
