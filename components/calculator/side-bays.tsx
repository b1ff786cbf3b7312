import { inch, lengthText, type Length, type Units } from '@/content/model/planner/lengths'
import { tenth } from './frame'
import type { Front } from './side-drawing'
import type { View } from './view'
import styles from './drawing.module.scss'

/** The bays of a side between its posts, and the leaves of its gates. */
export function Bays({ view, front }: { view: View; front: Front }) {
  const { plan, count, side } = view
  const { yard, material, settings } = count
  const look = material.look(settings)
  const half = material.post('line', false, settings).width / 2
  const { slope, rise = 0 } = plan.sides[side] ?? {}
  const bays = yard.stretches.filter((stretch) => stretch.side === side).flatMap((stretch) => stretch.bays)
  // A stepped bay is level, on the height of its upper end.
  const level = (from: Length, to: Length) => (at: Length, above: Length) =>
    front.y(slope === 'step' ? (rise > 0 ? to : from) : at, above)
  const shape = (from: Length, to: Length, low: Length, high: Length) => {
    const y = level(from, to)
    return `M${front.x(from)} ${y(from, low)}L${front.x(to)} ${y(to, low)}V${y(to, high)}L${front.x(from)} ${y(from, high)}Z`
  }
  const pieces = [
    ...bays.map(({ from, to }) => ({ from: from + half, to: to - half, isGate: false })),
    ...yard.gates
      .filter((gate) => gate.side === side)
      .flatMap(({ gate, from, to, leaf }) => {
        const gap = (to - from - leaf.width * gate.leaves) / (gate.leaves + 1)
        return Array.from({ length: gate.leaves }, (_, index) => {
          const start = from + gap + index * (leaf.width + gap)
          return { from: start, to: start + leaf.width, isGate: true }
        })
      }),
  ]
  const { infill } = look
  const filled =
    infill.kind === 'none'
      ? ''
      : pieces.map(({ from, to }) => shape(from, to, infill.from, infill.to)).join('')
  const railed = pieces
    .flatMap(({ from, to }) => look.rails.map(({ at, width }) => shape(from, to, at, at + width)))
    .join('')
  const gates = pieces.filter(({ isGate }) => isGate)
  const top = infill.kind === 'none' ? settings.number('height') : infill.to
  return (
    <>
      {infill.kind !== 'none' && <Infill infill={infill} scale={front.scale} path={filled} />}
      <path className={styles.rails} d={railed} data-rails={bays.length * look.rails.length} />
      {gates.map(({ from, to }) => (
        <path
          key={from}
          className={styles.leaf}
          d={`${shape(from, to, 2 * inch, top)}M${front.x(from)} ${front.y(from, 2 * inch)}L${front.x(to)} ${front.y(to, top)}`}
        />
      ))}
      {evenRuns(bays).map((run) => (
        <Dimension key={run.from} front={front} run={run} units={plan.units} />
      ))}
    </>
  )
}

type Run = { from: Length; to: Length; count: number }

/** Bays that follow each other and are equally wide on a tape: one dimension for all of them. */
function evenRuns(bays: readonly { from: Length; to: Length }[]): Run[] {
  const runs: Run[] = []
  for (const { from, to } of bays) {
    const last = runs.at(-1)
    if (last?.to === from && Math.abs(bayOf(last) - to + from) < inch / 8)
      Object.assign(last, { to, count: last.count + 1 })
    else runs.push({ from, to, count: 1 })
  }
  return runs
}

const bayOf = ({ from, to, count }: Run): Length => (to - from) / count

/** At the foot of the drawing, below frost and holes. */
function Dimension({ front: { em, foot, x }, run, units }: { front: Front; run: Run; units: Units }) {
  const says = `${run.count > 1 ? `${run.count} × ` : ''}${lengthText(bayOf(run), units)}`
  const [start, end] = [x(run.from), x(run.to)]
  const room = (end - start) / says.length / em
  return (
    <g className={styles.dimension} data-bays={run.count}>
      <path d={`M${start} ${foot}H${end}`} />
      <text
        className={`${styles.middle} ${room < 0.8 ? styles.least : room < 1.7 ? styles.minor : ''}`}
        x={(start + end) / 2}
        y={foot}
      >
        {says}
      </text>
    </g>
  )
}

type InfillProps = {
  infill: Exclude<ReturnType<View['count']['material']['look']>['infill'], { kind: 'none' }>
  scale: number
  path: string
}

/** One pattern for all bays: a thousand boards would be a thousand shapes. */
function Infill({ infill, scale, path }: InfillProps) {
  const isMesh = infill.kind === 'mesh'
  const step = Math.max(tenth((isMesh ? infill.step : infill.width + infill.gap) * scale), 1.5)
  const shown = isMesh
    ? step
    : Math.max(tenth(Math.min(infill.width, infill.width + infill.gap) * scale), 0.7)
  return (
    <>
      <pattern id="fc-infill" width={step} height={step} patternUnits="userSpaceOnUse">
        {isMesh ? (
          <path className={styles.mesh} d={`M0 0L${step} ${step}M${step} 0L0 ${step}`} />
        ) : (
          <>
            <rect className={styles.board} width={shown} height={step} />
            <path className={styles.joint} d={`M${shown} 0V${step}`} />
          </>
        )}
      </pattern>
      <path fill="url(#fc-infill)" d={path} />
    </>
  )
}
