import { Dimension } from './dimension'
import type { Drawing } from './drawing'
import { Label } from './label'
import { Leader } from './leader'
import { ConcreteGrain, Gravel, SoilHatch } from './texture'

// 3 units to the inch; the ground at 250.
export const postDepth: Drawing = {
  height: 428,
  top: 12,
  parts: (
    <>
      <path className="soil" d="M0 250h360v190H0z" />
      <SoilHatch y={250} />
      <path className="concrete" d="M125.5 250l11.2-4.5h10.6l11.2 4.5L160 358h-36z" />
      <ConcreteGrain x={126} y={250} width={32} height={108} />
      <Gravel x={124} y={358} width={36} height={18} />
      <path className="wood" d="M130 37h2.2v207H130z" />
      <path
        className="frame"
        d="M132.2 58h4.5v10.5h-4.5zM132.2 138.3h4.5v10.5h-4.5zM132.2 218.5h4.5V229h-4.5z"
      />
      <path className="frame" d="M136.7 34h10.6v324h-10.6zM134 31h16v3h-16zM134 31l8-6 8 6z" />
      <path className="ground" d="M0 250h125.5M158.5 250H360" />
      <path className="frost" d="M0 333h124M161 333h79" />

      <path className="thin" d="M105 34h23M152 34h99M241 142h10M105 322h19M162 358h89" />
      <Dimension from={[110, 34]} to={[110, 250]} />
      <Label x={104} y={138} lines={['6 ft (1.8 m)', 'fence']} anchor="end" strong />
      <Dimension from={[110, 250]} to={[110, 322]} />
      <Label x={104} y={280} lines={['24 in. (61 cm)', 'minimum: ⅓', 'of the fence']} anchor="end" strong />

      <Dimension from={[246, 34]} to={[246, 142]} />
      <Dimension from={[246, 142]} to={[246, 250]} />
      <Dimension from={[246, 250]} to={[246, 358]} />
      <Label x={252} y={93} lines={['⅓ of the post']} />
      <Label x={252} y={201} lines={['⅓ of the post']} />
      <Label x={252} y={287} lines={['36 in. (91 cm)', 'better: ⅓ of', 'the post']} strong />

      <Leader x={155} y={249} to="L170 226" />
      <Label x={164} y={204} lines={['Concrete,', 'crowned']} />
      <Leader x={156} y={367} to="L176 376" />
      <Label x={180} y={381} lines={['6 in. (15 cm) gravel']} />
      <Label x={2} y={351} lines={['Frost line:', 'footing ends', 'below it']} />

      <Dimension from={[124, 388]} to={[160, 388]} />
      <Label
        x={180}
        y={409}
        lines={['Hole for a 4×4: 10–12 in. (25–30 cm),', 'about 3 × the post’s width']}
        anchor="middle"
      />
    </>
  ),
}
