import { Dimension } from './dimension'
import type { Drawing } from './drawing'
import { Label } from './label'
import { short } from './points'
import { SoilHatch } from './texture'

// 3.4 units to the foot. Posts are drawn thicker than to scale, or they would be invisible.
const runStart = 10
const run = 340
const unevenPosts = [...Array.from({ length: 13 }, (_, index) => index * 27.2), run]
const evenPosts = Array.from({ length: 14 }, (_, index) => (index * run) / 13)

export const postSpacing: Drawing = {
  height: 276,
  parts: (
    <>
      <Label x={10} y={16} lines={['Not this', '12 bays and a stub']} strong />
      <Run ground={98} posts={unevenPosts} />
      <path className="highlight" d="M337.9 77.6h10.6V97h-10.6z" />
      <path className="thin" d="M10 72V56M37.2 72V56M336.4 72V56M350 72V56" />
      <Dimension from={[10, 61]} to={[37.2, 61]} />
      <Label x={44} y={66} lines={['8 ft (2.4 m)']} />
      <Dimension from={[336.4, 61]} to={[350, 61]} />
      <Label x={330} y={66} lines={['4 ft (1.2 m)']} anchor="end" strong />

      <Label x={10} y={142} lines={['But this', '13 equal bays']} strong />
      <Run ground={224} posts={evenPosts} />
      <path className="thin" d="M10 198V182M36.2 198V182M10 238v16M350 238v16" />
      <Dimension from={[10, 187]} to={[36.2, 187]} />
      <Label x={44} y={192} lines={['about 7 ft 8⁵⁄₁₆ in. (2.34 m)']} strong />
      <Dimension from={[10, 249]} to={[350, 249]} />
      <Label x={180} y={268} lines={['100 ft (30.5 m)']} anchor="middle" />
    </>
  ),
}

function Run({ ground, posts }: { ground: number; posts: readonly number[] }) {
  return (
    <>
      <SoilHatch y={ground} />
      <g transform={`translate(${runStart} ${ground})`}>
        <path className="wood" d={`M0-20.4h${run}V-.7H0z`} />
        <path className="frame" d={posts.map((x) => `M${short(x - 1.5)}-22.5h3V0h-3z`).join('')} />
        <path className="ground" d="M-10 0h360" />
      </g>
    </>
  )
}
