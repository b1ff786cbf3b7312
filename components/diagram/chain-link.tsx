import type { Drawing } from './drawing'
import { Label } from './label'
import { Leader } from './leader'
import { SoilHatch } from './texture'

// Wires zigzag down side by side and touch at their bends; the diamonds are larger than to scale.
const wires = Array.from({ length: 31 }, (_, index) =>
  index % 2 === 0
    ? `M${112 + index * 8} 84${'l8 9-8 9'.repeat(8)}`
    : `M${120 + index * 8} 84${'l-8 9 8 9'.repeat(8)}`,
)
const bands = [100, 138, 176, 214]
const ties = [150, 200, 285, 330]

export const chainLink: Drawing = {
  height: 402,
  parts: (
    <>
      <path className="soil" d="M0 236h360v72H0z" />
      <SoilHatch y={236} />
      <path className="concrete" d="M76 236l9-3h22l9 3v68H76zM226 236l8-3h18l8 3v56h-34z" />
      <path className="ground" d="M0 236h76M116 236h110M260 236h100" />

      <path className="thin" d={wires.join('')} />
      <path className="ground" d="M110 225h250" />
      <path className="pipe" d="M100 76h260v7H100z" />
      <path className="pipe" d="M90 66h12v226H90zM88 66c0-9 16-9 16 0z" />
      <path className="pipe" d="M239 86h8v194h-8zM237 74h12v12h-12z" />
      <path className="metal" d="M110 84h3.5v146H110z" />
      <path className="highlight" d="M87 75h20v9H87z" />
      {bands.map((y) => (
        <path key={y} className="metal" d="M88-3h24v6H88z" transform={`translate(0 ${y})`} />
      ))}
      {ties.map((x) => (
        <path key={x} className="ground" d={`M${x} 74v13`} />
      ))}

      <Leader x={93} y={79} to="L84 46" />
      <Label x={80} y={40} lines={['Brace band']} anchor="middle" />
      <Leader x={175} y={79} to="V46" />
      <Label x={175} y={40} lines={['Top rail']} anchor="middle" />
      <Leader x={243} y={80} to="V46" />
      <Label x={247} y={40} lines={['Line post']} anchor="middle" />
      <Leader x={330} y={76} to="V46" />
      <Label x={330} y={40} lines={['Tie']} anchor="middle" />
      <Leader x={93} y={120} to="H76" />
      <Label x={70} y={118} lines={['Terminal', 'post']} anchor="end" />
      <Leader x={91} y={176} to="H76" />
      <Label x={70} y={174} lines={['Tension', 'band']} anchor="end" />
      <Leader x={112} y={221} to="L136 258" />
      <Label x={128} y={274} lines={['Tension bar']} />
      <Leader x={300} y={225} to="V258" />
      <Label x={308} y={274} lines={['Tension wire']} anchor="middle" />

      <Label x={14} y={332} lines={['Selvage, the edge of the mesh']} strong />
      <path className="outline" d={selvage('l-5-8c-2-4 4-6 5-2l-3 5', 'l5-8c2-4-4-6-5-2l3 5')} />
      <Label x={92} y={394} lines={['Knuckled']} anchor="middle" />
      <path
        className="outline"
        d={selvage('c-4-3-4-5 0-8s4-5 0-8l-3-4', 'c4-3 4-5 0-8s-4-5 0-8l3-4')}
        transform="translate(176)"
      />
      <Label x={268} y={394} lines={['Twisted']} anchor="middle" />
    </>
  ),
}

/** Four pairs of wires that meet at an edge; how the two ends go on from there. */
function selvage(left: string, right: string): string {
  const pairs = [32, 72, 112, 152].map((x) => `M${x - 20} 378L${x} 362${left}M${x + 20} 378L${x} 362${right}`)
  return pairs.join('')
}
