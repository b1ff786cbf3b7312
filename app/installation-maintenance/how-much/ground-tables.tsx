import { DataTable } from '@/components/kit/data-table'
import { figure } from '@/content/model/planner/materials/parts'
import { actualInches, bags, bays, concreteVolume, gravelVolume } from '@/content/model/planner/quantities'
import { feet, lengths } from './lengths'

/** Hole and depth of concrete in inches. */
const holesOf4x4 = [
  [8, 24],
  [10, 24],
  [10, 30],
  [10, 36],
  [12, 30],
  [12, 36],
  [12, 48],
] as const
const holesOf6x6 = [
  [12, 36],
  [16, 36],
  [16, 42],
] as const

export function BagsPerPostTable() {
  const rowOf = (size: '4x4' | '6x6', [hole, depth]: readonly [number, number]) => {
    const volume = concreteVolume(hole, depth, actualInches[size])
    return [
      `${size.replace('x', '×')} in ${hole} × ${depth} in.`,
      `${volume.toFixed(2)} cu ft (${(volume * 28.3168).toFixed(0)} L)`,
      bags(volume, 50),
      bags(volume, 60),
      bags(volume, 80),
    ]
  }
  return (
    <DataTable
      wide
      caption="Bags of concrete for one post, by hole and depth of concrete, without spare"
      head={['Post and hole', 'Volume', '50 lb bags', '60 lb bags', '80 lb bags']}
      rows={[
        ...holesOf4x4.map((hole) => rowOf('4x4', hole)),
        ...holesOf6x6.map((hole) => rowOf('6x6', hole)),
      ]}
    />
  )
}

export function BagsPerRunTable() {
  const holes = holesOf4x4.filter(([hole, depth]) => depth <= 36 && hole >= 10)
  return (
    <DataTable
      caption="80 lb bags for a whole run of 4×4 posts, by hole and depth of concrete in inches, bays of at most 8 ft (2.4 m), with one in ten to spare"
      head={['Run', ...holes.map(([hole, depth]) => `${hole}×${depth}`)]}
      rows={lengths.map((run) => {
        const { posts } = bays(run, 8)
        return [
          feet(run),
          ...holes.map(([hole, depth]) => bags(posts * concreteVolume(hole, depth, 3.5) * 1.1, 80)),
        ]
      })}
      note="For 60 lb bags, take a third more. A 6 ft fence stands well with 36 in. (91 cm) of concrete; 24 in. (61 cm) is the least."
    />
  )
}

export function GravelTable() {
  return (
    <DataTable
      caption="Gravel by the cubic foot; for 14 posts in bags, too, with one in ten to spare"
      head={['Hole', 'One post, 6 in.', '14 posts, 4 in.', '14 posts, 6 in.']}
      rows={[8, 10, 12, 16].map((hole) => {
        const bagsOf = (depth: number) => {
          const volume = 14 * gravelVolume(hole, depth) * 1.1
          return `${Math.ceil(volume / 0.5)} (${figure(volume)} cu ft)`
        }
        return [`${hole} in. across`, `${figure(gravelVolume(hole, 6))} cu ft`, bagsOf(4), bagsOf(6)]
      })}
      note="14 posts stand along 100 ft (30.5 m). Bags hold ½ cu ft (14 L); one post is without spare."
    />
  )
}
