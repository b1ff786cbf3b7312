import type { Drawing } from './drawing'
import { Label } from './label'
import { Leader } from './leader'
import { lines, uprights } from './points'

// 9 units to 8 in.: bays of 8 ft, boards 70 in. high, on ground that rises 16 in. in every bay.
const posts = [18, 126, 234, 342]
const bay = 108
const board = 6.2
const height = 78.75
const clearance = 2.25
const railHeights = [5.6, 36, 66]

/** The ground under x, with 190 at the first post. */
function ground(x: number) {
  return 190 - (x - 18) / 6
}

const soil = `${lines([
  [0, ground(0)],
  [360, ground(360)],
])}V208H0z`

export const slopes: Drawing = {
  height: 436,
  parts: (
    <>
      <Label x={4} y={16} lines={['Racking', 'Rails follow the slope, boards stay plumb']} strong />
      <Racking />
      <Label x={288} y={194} lines={['No gaps below']} anchor="middle" />
      <g transform="translate(0 228)">
        <Label x={4} y={16} lines={['Stepping', 'Panels stay level and drop at each post']} strong />
        <Stepping />
        <Leader x={19} y={88} to="L26 66" />
        <Label x={30} y={66} lines={['Taller post']} />
        <Leader x={244} y={144} to="L260 168" />
        <Label x={288} y={183} lines={['Triangular', 'gaps']} anchor="middle" />
      </g>
    </>
  ),
}

function Racking() {
  const bottom = (x: number) => ground(x) - clearance
  const band = (low: number, high: number) =>
    `${lines([
      [18, bottom(18) - low],
      [342, bottom(342) - low],
      [342, bottom(342) - high],
      [18, bottom(18) - high],
    ])}z`

  return (
    <>
      <path className="soil" d={soil} />
      <path className="wood" d={band(0, height)} />
      <path className="joint" d={uprights(18, 342, board, (x) => [bottom(x) - height, bottom(x)])} />
      <path className="frame" d={railHeights.map((rail) => band(rail, rail + 4)).join('')} />
      <path className="frame" d={posts.map((x) => `M${x - 2} 208V${ground(x) - 85}h4V208`).join('')} />
      <path
        className="ground"
        d={lines([
          [0, ground(0)],
          [360, ground(360)],
        ])}
      />
    </>
  )
}

function Stepping() {
  const panels = posts.slice(0, 3).map((left) => ({ left, bottom: ground(left + bay) - clearance }))

  return (
    <>
      <path className="soil" d={soil} />
      {panels.map(({ left, bottom }) => (
        <g key={left} transform={`translate(${left} ${bottom})`}>
          <path className="gap" d={`M0 0h${bay}v2.25L0 20.25z`} />
          <path className="wood" d={`M0 0h${bay}v${-height}H0z`} />
          <path className="joint" d={uprights(0, bay, board, () => [-height, 0])} />
          <path className="frame" d={railHeights.map((rail) => `M0 ${-rail}h${bay}v-4H0z`).join('')} />
        </g>
      ))}
      <path
        className="frame"
        d={posts.map((x) => `M${x - 2} 208V${ground(Math.min(x + bay, 342)) - 85}h4V208`).join('')}
      />
      <path
        className="ground"
        d={lines([
          [0, ground(0)],
          [360, ground(360)],
        ])}
      />
    </>
  )
}
