import { Dimension } from './dimension'
import type { Drawing } from './drawing'
import { Label } from './label'
import { Leader } from './leader'

// 36 units to the foot: the corner at 140/232, batter boards 3 ft beyond it.
export const layout: Drawing = {
  height: 306,
  top: 52,
  parts: (
    <>
      <path className="area" d="M140 124v108h144z" />
      <path className="hole" d="M122 232a18 18 0 1 0 36 0 18 18 0 1 0-36 0z" />
      <path className="string" d="M140 345V58M27 232h329" />
      <path className="outline" d="M140 218h14v14" />
      <path className="frame" d="M29 196h5v72h-5zM104 337h72v5h-72z" />
      <path className="frame" d="M34 198h7v7h-7zM34 259h7v7h-7zM106 330h7v7h-7zM167 330h7v7h-7z" />

      <path className="outline" d="M135 124h10M284 227v10" />
      <Dimension from={[140, 124]} to={[284, 232]} />
      <Label x={220} y={166} lines={['5 ft (1.5 m)']} strong />
      <Label x={132} y={170} lines={['3 ft (0.9 m)']} anchor="end" strong />
      <Label x={212} y={252} lines={['4 ft (1.2 m)']} anchor="middle" strong />

      <path className="thin" d="M31.5 274v14M140 254v34" />
      <Dimension from={[31.5, 283]} to={[140, 283]} />
      <Label x={86} y={300} lines={['2–4 ft', '(0.6–1.2 m)']} anchor="middle" />

      <Leader x={140} y={88} to="L160 76" />
      <Label x={164} y={80} lines={['String']} />
      <Leader x={151} y={243} to="L172 280" />
      <Label x={176} y={288} lines={['Post hole']} />
      <Leader x={176} y={339} to="H192" />
      <Label x={196} y={336} lines={['Batter board: two', 'stakes, one crosspiece']} />
    </>
  ),
}
