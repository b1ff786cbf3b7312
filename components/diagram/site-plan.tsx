import { Dimension } from './dimension'
import type { Drawing } from './drawing'
import { Label } from './label'
import { Leader } from './leader'
import { short, type Point } from './points'

// 4 units to the foot: a lot 80 ft wide, its fence 1½ ft inside the line so that both are seen. The street is below.
const posts: Point[] = [
  ...row(27, 333, 10).map((x): Point => [x, 41]),
  ...row(41, 150, 4).flatMap((y): Point[] =>
    y > 41
      ? [
          [27, y],
          [333, y],
        ]
      : [],
  ),
  ...row(27, 110, 3)
    .slice(1, 3)
    .map((x): Point => [x, 150]),
  ...[107.5, 232.5, 252, 272, 288, 310.5].map((x): Point => [x, 150]),
]

function row(from: number, to: number, bays: number): number[] {
  return Array.from({ length: bays + 1 }, (_, index) => from + (index * (to - from)) / bays)
}

const square = ([x, y]: Point) => `M${short(x - 2.5)} ${short(y - 2.5)}h5v5h-5z`
const ring = ([x, y]: Point) => `M${x - 9} ${y}a9 9 0 1 0 18 0 9 9 0 1 0-18 0z`

export const sitePlan: Drawing = {
  height: 312,
  parts: (
    <>
      <path className="lawn" d="M20 34h320v232H20z" />
      <path className="soil" d="M262 166h46v100h-46z" />
      <path className="tree" d="M284 76a17 17 0 1 0 34 0 17 17 0 1 0-34 0z" />
      <path className="concrete" d="M110 128h120v82H110z" />
      <path className="thin" d="M110 128l26 41h68l26-41M110 210l26-41M230 210l-26-41" />

      <path className="axis" d="M20 34h320v232H20z" />
      <path
        className="metal"
        d={[
          [20, 34],
          [340, 34],
          [20, 266],
          [340, 266],
        ]
          .map(([x = 0, y = 0]) => square([x, y]))
          .join('')}
      />
      <path className="gas" d="M48 6v170h62" />
      <path className="power" d="M360 106H214v22" />
      <path className="string" d="M110 150H27V41h306v109h-45M272 150h-42M272 150v16a16 16 0 0 0 16-16" />
      <path className="highlight" d={posts.map(square).join('')} />
      <path className="outline" d={ring([48, 41]) + ring([48, 150]) + ring([333, 106])} />

      <Label x={186} y={22} lines={['Property line between pins']} anchor="middle" />
      <Label x={166} y={66} lines={['Fence', 'Posts 8 ft (2.4 m)', 'apart at most']} anchor="middle" strong />
      <Label x={60} y={98} lines={['Gas']} />
      <Label x={246} y={122} lines={['Power']} />
      <Label x={170} y={198} lines={['House']} anchor="middle" />
      <Label x={285} y={254} lines={['Drive']} anchor="middle" />
      <Leader x={280} y={153} to="L244 222" />
      <Label x={240} y={232} lines={['Gate, 42 in.', '(1.07 m)']} anchor="end" strong />

      <path className="thin" d="M20 272v20M340 272v20" />
      <Dimension from={[20, 284]} to={[340, 284]} />
      <Label x={180} y={304} lines={['80 ft (24.4 m)']} anchor="middle" strong />
    </>
  ),
}
