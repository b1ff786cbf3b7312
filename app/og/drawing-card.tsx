import sharp, { type OverlayOptions } from 'sharp'
import { site } from '@/content/model/collections/site'
import { colorToken } from '@/styles/tokens'
import { drawable, drawPng, Mark } from './card'
import { sharingSize } from './sharing'

/** Where the drawing stands on a card, and how large it may be. */
const place = { left: 548, top: 48, width: 604, height: 534 }

type Drawing = { svg: string; width: number; height: number }

/** A page's heading beside one of its drawings, as JPEG. */
export async function drawDrawingCard(heading: string, drawing: Drawing): Promise<Buffer> {
  const scale = Math.min(place.width / drawing.width, place.height / drawing.height)
  const [width, height] = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)] as const
  // Twice as large as it is shown, for clean edges.
  const picture = await sharp(Buffer.from(plainSvg(drawing.svg)), { density: 144 * scale })
    .resize(width, height)
    .png()
    .toBuffer()
  return drawBeside(heading, [
    {
      input: picture,
      left: place.left + Math.round((place.width - width) / 2),
      top: place.top + Math.round((place.height - height) / 2),
    },
  ])
}

/** A heading at the left of a card, and pictures in their places, as JPEG. */
export async function drawBeside(heading: string, pictures: OverlayOptions[]): Promise<Buffer> {
  return sharp(await drawPng(<Words heading={heading} />))
    .composite(pictures)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/**
 * A drawing for librsvg, which mixes no colors. Without its labels: a preview in a message is a quarter of a card, and
 * which fonts are there, the machine decides that builds.
 */
export const plainSvg = (svg: string): string =>
  svg
    .replace('<style>', '<style>text,.paper,.leader,.leader+circle{display:none}')
    .replace(
      /color-mix\(in srgb,\s*(#\w{6})\s+([\d.]+)%,\s*(#\w{6})\)/g,
      (_, color: string, percent: string, other: string) => mixed(color, Number(percent) / 100, other),
    )

/** Of two colors like `#1c2520`, so much of the first. */
function mixed(color: string, share: number, other: string): string {
  const parts = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  const rest = parts(other)
  const mix = parts(color).map((part, index) => Math.round(part * share + (rest[index] ?? 0) * (1 - share)))
  return `#${mix.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** ImageResponse knows inline styles only. */
function Words({ heading }: { heading: string }) {
  return (
    <div
      style={{
        display: 'flex',
        ...sharingSize,
        backgroundColor: colorToken('paper').light,
        color: colorToken('ink').light,
        fontFamily: 'Fraunces',
      }}
    >
      <Mark />
      <div
        style={{
          position: 'absolute',
          left: 64,
          bottom: 52,
          display: 'flex',
          flexDirection: 'column',
          width: 460,
        }}
      >
        <div style={{ fontSize: heading.length > 30 ? 56 : 68, lineHeight: 1.08 }}>{drawable(heading)}</div>
        <div style={{ marginTop: 20, color: colorToken('accent').light, fontSize: 38 }}>
          {drawable(site().name)}
        </div>
      </div>
    </div>
  )
}
