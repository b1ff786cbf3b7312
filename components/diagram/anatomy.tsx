import { Dimension } from './dimension'
import type { Drawing } from './drawing'
import { Label } from './label'
import { Leader } from './leader'
import { short } from './points'
import { ConcreteGrain, Gravel, SoilHatch } from './texture'

// 2.4 units to the inch: a bay of 7 ft, 72 in. high, on posts 36 in. deep.
const postCenters = [24, 225.6]
const boardLefts = Array.from({ length: 19 }, (_, index) => 6 + index * 13.2)
const boards = boardLefts.map((x) => `M${short(x)} 231.2V66.6l3-3.6h7.2l3 3.6V231.2z`).join('')

export const anatomy: Drawing = {
  height: 404,
  parts: (
    <>
      <path className="soil" d="M0 236h360v168H0z" />
      <SoilHatch y={236} />
      <path className="wood" d={boards} />
      <path className="frame" d="M2 79.8h259v8.4H2zM2 145.3h259v8.4H2zM2 210.8h259v8.4H2z" />
      {postCenters.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path className="concrete" d="M-14.4 236l10-3h8.8l10 3v86.4h-28.8z" />
          <ConcreteGrain x={-14.4} y={236} width={28.8} height={86.4} />
          <Gravel x={-14.4} y={322.4} width={28.8} height={14.4} />
          <path className="frame" d="M-4.2 57h8.4v265.4h-8.4zM-6.6 54h13.2v3H-6.6zM-6.6 54 0 48l6.6 6z" />
          <path className="axis" d="M0 338v24" />
        </g>
      ))}
      <path className="ground" d="M0 236h9.6M38.4 236h172.8M240 236h120" />

      <Leader x={111.6} y={72} to="V30" />
      <Label x={112} y={24} lines={['Picket or board']} anchor="middle" />
      <Leader x={227} y={52} to="H272" />
      <Label x={276} y={57} lines={['Post cap']} />
      <Leader x={255} y={84} to="H272" />
      <Label x={276} y={89} lines={['Top rail']} />
      <Leader x={227} y={116} to="H272" />
      <Label x={276} y={121} lines={['Post']} />
      <Leader x={255} y={149.5} to="H272" />
      <Label x={276} y={154} lines={['Mid rail']} />
      <Leader x={255} y={215} to="L266 181H272" />
      <Label x={276} y={186} lines={['Bottom rail']} />
      <Leader x={249} y={233.6} to="H261L267 209H272" />
      <Label x={276} y={213} lines={['2 in. (5 cm)', 'off the soil']} />
      <Leader x={235} y={282} to="H272" />
      <Label x={276} y={279} lines={['Concrete', 'footing']} />
      <Leader x={233} y={330} to="H272" />
      <Label x={276} y={335} lines={['Gravel']} />

      <Dimension from={[24, 358]} to={[225.6, 358]} />
      <Label x={125} y={376} lines={['6–8 ft (1.8–2.4 m)', 'center to center']} anchor="middle" strong />
    </>
  ),
}
