import type { Drawing } from './drawing'
import { Label } from './label'

// A plan, north up: the lot lies north-west of the crossing. One car waits in the upper street, one comes from the left.
export const sightTriangle: Drawing = {
  height: 292,
  parts: (
    <>
      <path className="soil" d="M252 0h70v292h-70zM0 210h360v60H0z" />
      <path className="axis" d="M287 0v292M0 240h360" />
      <path className="gap" d="M240 198V60L90 198z" />
      <path className="frost" d="M240 60 90 198" />
      <path className="frame" d="M18 12h224v48h-5V17H23v179h67v5H18z" />
      <path className="string" d="M240 60v138H90" />

      <path className="metal" d="M262 148h14v26h-14zM22 248h26v14H22z" />
      <path className="air" d="M269 176 56 251m12 0-12 0 8-8" />

      <Label x={104} y={50} lines={['Your lot']} anchor="middle" strong />
      <Label x={104} y={76} lines={['Fence at full', 'height']} anchor="middle" />
      <Label x={233} y={150} lines={['Low or', 'no fence']} anchor="end" strong />
      <Label x={150} y={262} lines={['Street']} anchor="middle" />
    </>
  ),
}
