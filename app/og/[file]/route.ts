import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { fromCache } from '@/content/model/build-cache'
import { readMaster, type Master } from '@/content/model/pictures'
import { pages } from '@/content/model/page-registry'
import { site } from '@/content/model/site'
import { sharingFile, sharingPicture, sharingSize } from '../sharing'

export const dynamic = 'force-static'
export const dynamicParams = false

/** Part of the cache's file names: raise it when the drawing below changes. */
const settingsVersion = 1

export function generateStaticParams(): { file: string }[] {
  return pages.map((page) => ({ file: sharingFile(page.path) }))
}

/** The picture that a shared link shows: the page's photograph, its name on it. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params
  const page = pages.find((candidate) => sharingFile(candidate.path) === file)
  if (!page) return new Response('No such picture', { status: 404 })

  const master = await readMaster(sharingPicture(page))
  const recipe = createHash('sha256').update(
    [settingsVersion, master.hash, page.heading, site.name].join('|'),
  )
  const bytes = await fromCache(`og-${recipe.digest('hex').slice(0, 16)}.jpg`, () =>
    draw(page.heading, master),
  )
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/jpeg' } })
}

async function draw(heading: string, master: Master): Promise<Buffer> {
  const { width, height } = sharingSize
  const [font, photograph] = await Promise.all([
    readFile(path.join(process.cwd(), 'styles/fonts/fraunces-latin-600-normal.woff')),
    sharp(master.bytes).autoOrient().resize(width, height, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer(),
  ])
  const drawn = new ImageResponse(<Card heading={heading} picture={photograph} />, {
    ...sharingSize,
    fonts: [{ name: 'Fraunces', data: font, weight: 600 }],
  })
  // The library draws PNG; a photograph is a fifth of that as JPEG.
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/**
 * The letters and signs of the font. For any other, such as an emoji, the library asks a host on the internet, and
 * without one the build would fail.
 */
const drawable = (words: string) =>
  words
    .normalize('NFC')
    .replace(/[^\u0020-\u007E\u00A0-\u00FF–—‘’“”•…]/g, '')
    .trim()

type Props = { heading: string; picture: Buffer }

/** Drawn by the library, never sent to a browser: its styles have to stand inline. */
function Card({ heading, picture }: Props) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      {/* eslint-disable-next-line jsx-a11y/alt-text -- a drawing instruction, no element of a page */}
      <img
        src={`data:image/jpeg;base64,${picture.toString('base64')}`}
        width={sharingSize.width}
        height={sharingSize.height}
        style={{ position: 'absolute' }}
      />
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
          color: '#fbf8f1',
          fontFamily: 'Fraunces',
        }}
      >
        <div style={{ fontSize: 84, lineHeight: 1.05 }}>{drawable(heading)}</div>
        <div style={{ marginTop: 18, color: '#f0cfa8', fontSize: 36 }}>{drawable(site.name)}</div>
      </div>
    </div>
  )
}
