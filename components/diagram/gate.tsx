import { Dimension } from './dimension'
import type { Drawing } from './drawing'
import { Label } from './label'
import { Leader } from './leader'
import { uprights } from './points'
import { SoilHatch } from './texture'

// 3.3 units to the inch: a gate of 42 × 66 in. with gaps of ¾ in. beside it and 2 in. below.
const hingeHeights = [111.4, 214.5, 317.6]
const joints = uprights(104.1, 219.7, 17, () => [117.2, 311.9])

export const gate: Drawing = {
  height: 358,
  top: 34,
  parts: (
    <>
      <path className="soil" d="M0 330h360v62H0z" />
      <SoilHatch y={330} />
      <path className="frame" d="M72 392V90l9.1-8 9.1 8v302M233.7 392V90l9-8 9.1 8v302" />
      <path className="ground" d="M0 330h72M90.2 330h143.5M251.8 330H360" />

      <path className="wood" d="M92.6 105.6h138.6v217.8H92.6z" />
      <path className="joint" d={joints} />
      <path className="frame" d="M92.6 105.6h11.5v217.8H92.6zM219.7 105.6h11.5v217.8h-11.5z" />
      <path className="frame" d="M104.1 105.6h115.6v11.6H104.1zM104.1 311.9h115.6v11.5H104.1z" />
      <path className="highlight" d="M104.1 300.6v11.3h6.7L219.7 128.5v-11.3H213z" />
      <path className="cable" d="M107 120 217 309" />
      <path className="turnbuckle" d="M175.2 237.2 183.3 251.2" />
      {hingeHeights.map((y) => (
        <path
          key={y}
          className="metal"
          d="M82 -7h7v14h-7zM90.2-6h2.4V6h-2.4zM93.5-4 122-2v4l-28.5 2z"
          transform={`translate(0 ${y})`}
        />
      ))}
      <path
        className="metal"
        d="M221 189h8v20h-8zM225 197h20v4h-20zM237 191h3v6h-3zM237 201h3v6h-3zM240 191h6v16h-6z"
      />

      <path className="thin" d="M90.2 102V62M92.6 102V62M231.2 102V62M233.7 102V62" />
      <Dimension from={[90.2, 68]} to={[92.6, 68]} outside />
      <Label x={91.4} y={50} lines={['¾ in. (19 mm)']} anchor="middle" />
      <Dimension from={[231.2, 68]} to={[233.7, 68]} outside />
      <Label x={232.4} y={50} lines={['¾ in. (19 mm)']} anchor="middle" />

      {hingeHeights.map((y) => (
        <Leader key={y} x={79} y={y} to="L50 214.5" />
      ))}
      <Label x={46} y={210} lines={['Three', 'hinges']} anchor="end" />
      <Leader x={200} y={150.5} to="H262" />
      <Label x={266} y={139} lines={['Wood brace', 'up to the top', 'latch corner']} strong />
      <Leader x={248} y={206} to="H262" />
      <Label x={266} y={211} lines={['Latch']} />
      <Leader x={200} y={280} to="H262" />
      <Label x={266} y={259} lines={['Or a cable', 'down to the', 'bottom latch', 'corner']} strong />
      <Leader x={162} y={326.7} to="V352" />
      <Label x={162} y={367} lines={['2 in. (5 cm) clear']} anchor="middle" />
    </>
  ),
}
