import { Dimension } from './dimension'
import type { Drawing } from './drawing'
import { Label } from './label'
import { Leader } from './leader'

// 10 units to the inch: boards of 5½ × ¾ in. on a rail 1½ in. thick.
const spaced = [15, 105, 195, 285]
const between = [60, 150, 240]

export const boards: Drawing = {
  height: 372,
  parts: (
    <>
      <Label x={6} y={16} lines={['Stockade', 'Boards butt edge to edge']} strong />
      <Row y={56} layers={[[[15, 70, 125, 180, 235, 290], 15]]} />
      <Leader x={318} y={63} to="V40" />
      <Label x={318} y={33} lines={['Rail']} anchor="middle" />
      <Leader x={318} y={75} to="V92" />
      <Label x={318} y={106} lines={['Board']} anchor="middle" />

      <Label x={6} y={130} lines={['Board-on-board', 'A second layer covers the gaps']} strong />
      <Row
        y={164}
        layers={[
          [spaced, 15],
          [between, 22.5],
        ]}
      />
      <path className="thin" d="M150 196v18M160 189v25" />
      <Dimension from={[150, 209]} to={[160, 209]} outside />
      <Label x={184} y={214} lines={['1 in. (25 mm) overlap']} />

      <Label x={6} y={250} lines={['Shadowbox', 'Boards alternate on both faces']} strong />
      <Row
        y={308}
        layers={[
          [spaced, 15],
          [between, -7.5],
        ]}
      />
      <path className="air" d="M178 354v-14c0-26 44-22 44-46v-12m-4 7 4-8 4 8" />
      <Label x={188} y={359} lines={['Air passes between']} />
    </>
  ),
}

type RowProps = { y: number; layers: readonly (readonly [lefts: readonly number[], top: number])[] }

/** The boards are cut through; the rail lies below the cut. */
function Row({ y, layers }: RowProps) {
  const cut = layers.flatMap(([lefts, top]) => lefts.map((x) => `M${x} ${top}h55v7.5h-55z`))

  return (
    <g transform={`translate(0 ${y})`}>
      <path className="wood" d="M5 0h345v15H5z" />
      <path className="cut" d={cut.join('')} />
    </g>
  )
}
