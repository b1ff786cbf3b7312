import sharp from 'sharp'
import { site } from '@/content/model/collections/site'
import { atAGlance } from '@/content/model/fence-laws/at-a-glance'
import { neighborsOf } from '@/content/model/fence-laws/neighbors'
import { notEstablished } from '@/content/model/fence-laws/say'
import type { State } from '@/content/model/fence-laws/schema'
import { mapViewBox, otherSquares, tileSquare } from '@/components/fence-laws/state-tile'
import { colorToken } from '@/styles/tokens'
import { drawable, drawPng, Mark } from './card'

/** A state's place on the map and what its page says at a glance, as JPEG. */
export async function drawStateCard(heading: string, state: State): Promise<Buffer> {
  return sharp(await drawPng(<Card heading={heading} state={state} />))
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** So wide is a letter of Fraunces, in widths of its size, if a word has many wide ones. */
const letter = 0.53

/** The size, in pixels, at which words stand in one line: a second one would leave the card without its margin. */
const fitting = (words: string, width: number) => Math.min(40, Math.floor(width / (words.length * letter)))

/** ImageResponse knows inline styles only. A preview in a message is a quarter of this size. */
function Card({ heading, state }: { heading: string; state: State }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '48px 64px',
        backgroundColor: colorToken('paper').light,
        color: colorToken('ink').light,
        fontFamily: 'Fraunces',
      }}
    >
      <Mark />
      <div style={{ display: 'flex', height: 318, alignItems: 'flex-end', justifyContent: 'space-between' }}>
        <div
          style={{ display: 'flex', width: 600, fontSize: heading.length > 24 ? 68 : 80, lineHeight: 1.05 }}
        >
          {drawable(heading)}
        </div>
        <TileMap state={state} />
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', marginTop: 24 }}>
        {atAGlance(state).map(({ question, answer }, index) => (
          <div
            key={question}
            style={{ display: 'flex', flexDirection: 'column', width: index % 2 ? 500 : 572, marginTop: 14 }}
          >
            <div style={{ color: colorToken('ink-quiet').light, fontSize: 24 }}>{question}</div>
            <div
              style={{
                color: colorToken(answer ? 'accent' : 'ink-quiet').light,
                fontSize: fitting(answer ?? notEstablished, index % 2 ? 500 : 540),
                lineHeight: '48px',
                whiteSpace: 'nowrap',
              }}
            >
              {answer ?? notEstablished}
            </div>
          </div>
        ))}
      </div>
      <div
        style={{
          position: 'absolute',
          top: 66,
          left: 176,
          width: 490,
          overflow: 'hidden',
          fontSize: 40,
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {drawable(site().name)}
      </div>
    </div>
  )
}

function TileMap({ state }: { state: State }) {
  const neighbors = neighborsOf(state)
  const [line, soft, accent] = (['line', 'accent-soft', 'accent'] as const).map(
    (name) => colorToken(name).light,
  )
  return (
    <svg width="460" height="306" viewBox={mapViewBox}>
      <path fill={line} d={otherSquares([state, ...neighbors])} />
      <path
        fill={soft}
        stroke={accent}
        strokeWidth="2"
        d={neighbors.map(({ postal }) => tileSquare(postal)).join('')}
      />
      <path fill={accent} d={tileSquare(state.postal)} />
    </svg>
  )
}
