import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import sharp from 'sharp'
import type { Master } from '@/content/model/collections/pictures'
import { site } from '@/content/model/collections/site'
import { colorToken } from '@/styles/tokens'
import { sharingSize } from './sharing'

/** A page's photograph with its heading on it, as JPEG. */
export async function drawCard(heading: string, master: Master): Promise<Buffer> {
  const { width, height } = sharingSize
  // ImageResponse draws PNG: with the photograph in it, it would take twice the time.
  return sharp(master.bytes)
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: await drawPng(<Words heading={heading} />) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** An element as PNG of a card's size, with Fraunces as its font. */
export async function drawPng(element: ReactElement): Promise<Buffer> {
  const font = await readFile(path.join(process.cwd(), 'styles/fonts/fraunces-latin-600-normal.woff'))
  const drawn = new ImageResponse(element, {
    ...sharingSize,
    fonts: [{ name: 'Fraunces', data: font, weight: 600 }],
  })
  return Buffer.from(await drawn.arrayBuffer())
}

/**
 * The text without characters that the font lacks, such as emoji. ImageResponse downloads fonts for those, and the
 * build would fail offline.
 */
export const drawable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\u0020-\u007E\u00A0-\u00FF–—‘’“”•…]/g, '')
    .trim()

/** ImageResponse knows inline styles only; nothing of this reaches a browser. */
function Words({ heading }: { heading: string }) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      <Mark />
      <div
        style={{
          position: 'absolute',
          bottom: 0,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          width: '100%',
          height: '78%',
          padding: '0 64px 52px',
          backgroundImage: 'linear-gradient(to top, rgba(14, 22, 16, 0.92), rgba(14, 22, 16, 0))',
          color: colorToken('paper').light,
          fontFamily: 'Fraunces',
        }}
      >
        <div style={{ fontSize: 84, lineHeight: 1.05 }}>{drawable(heading)}</div>
        <div style={{ marginTop: 18, color: '#f0cfa8', fontSize: 46 }}>{drawable(site().name)}</div>
      </div>
    </div>
  )
}

/** The site's mark, as in `public/icon.svg`, on a tile of paper. A preview in a message is a quarter of this size. */
export function Mark() {
  return (
    <div
      style={{
        position: 'absolute',
        top: 48,
        left: 64,
        display: 'flex',
        padding: 12,
        borderRadius: 12,
        backgroundColor: colorToken('paper').light,
      }}
    >
      <svg width="64" height="64" viewBox="0 0 32 32">
        <path fill={colorToken('accent').light} d="M0 12h30v4H0zm0 10h30v4H0z" />
        <path fill={colorToken('ink').light} d="M2 28V8l3-4 3 4v20zm10 0V8l3-4 3 4v20zm10 0V8l3-4 3 4v20z" />
      </svg>
    </div>
  )
}
