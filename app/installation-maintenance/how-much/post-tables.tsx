import { DataTable } from '@/components/kit/data-table'
import { countPlan } from '@/content/model/planner/count'
import { foot, inFeet, lengthText } from '@/content/model/planner/lengths'
import { figure } from '@/content/model/planner/materials/parts'
import { examplePlan, plainSide } from '@/content/model/planner/plan'
import { bays, postDepth, railsPerBay, stockLength } from '@/content/model/planner/quantities'
import { feet, lengths, withMeters } from './lengths'

/** Two tables: with both bays side by side, a phone has no room for their sixteenths of an inch. */
export function PostsTable() {
  return [8, 6].map((largest) => <BaysTable key={largest} largest={largest} />)
}

function BaysTable({ largest }: { largest: number }) {
  const rails = railsPerBay(6)
  return (
    <DataTable
      wide
      caption={`Posts and rails for a straight run of 6 ft (1.8 m) fence, bays up to ${withMeters(largest)}`}
      head={['Run', 'Posts', 'Bay', 'Rails']}
      rows={lengths.map((run) => {
        const { posts, bayFeet, bays: count } = bays(run, largest)
        return [withMeters(run), posts, lengthText(bayFeet * foot, 'feet'), count * rails]
      })}
      note="Bays are to the nearest sixteenth of an inch. Without gates; no spare."
    />
  )
}

/** What 100 ft of fence take. */
function fenceOf(height: number) {
  const spacing = height > 6 ? 6 : 8
  const { groups, lines, numerals } = countPlan({
    ...examplePlan,
    corners: [
      { x: 0, y: 0 },
      { x: 100 * foot, y: 0 },
    ],
    sides: [plainSide],
    frost: 0,
    settings: { height: String(height * foot), spacing: spacing * foot },
  })
  const [posts = 0, rails = 0, boards = 0, bags = 0] = numerals.map(({ count = 0 }) => count)
  const [group] = groups
  const size = `${group?.make.name}, ${feet(inFeet(group?.stock ?? 0))}`
  const screws = lines.find(({ key }) => key === 'screws')?.count ?? 0
  return { height, spacing, posts, size, rails, boards, screws: figure(screws), bags }
}

export function HeightsTable() {
  const columns = [3, 4, 6, 8].map(fenceOf)
  return (
    <DataTable
      caption="100 ft (30.5 m) of fence by height, 1×6 boards side by side, one in ten to spare in boards, screws and concrete"
      head={['Height', ...columns.map(({ height }) => withMeters(height))]}
      rows={[
        ['Largest bay', ...columns.map(({ spacing }) => feet(spacing))],
        ['Posts', ...columns.map(({ posts }) => posts)],
        ['Their size', ...columns.map(({ size }) => size)],
        ['Rails', ...columns.map(({ rails }) => rails)],
        ['Boards', ...columns.map(({ boards }) => boards)],
        ['Screws', ...columns.map(({ screws }) => screws)],
        ['80 lb bags', ...columns.map(({ bags }) => bags)],
      ]}
      note="Posts stand half as deep as the fence is high. 4×4 posts are in 10 in. (25 cm) holes, 6×6 posts in 16 in. (41 cm) ones."
    />
  )
}

export function PostLengthTable() {
  return (
    <DataTable
      wide
      caption="Depth in the ground and post to buy"
      head={['Fence', 'Least depth', 'Post', 'Better depth', 'Post', 'Size']}
      rows={[3, 4, 5, 6, 8].map((height) => {
        const [least, better] = [postDepth(height, 'third', 0), postDepth(height, 'half', 0)]
        return [
          withMeters(height),
          `${least} in.`,
          feet(stockLength(height + least / 12)),
          `${better} in.`,
          feet(stockLength(height + better / 12)),
          height > 6 ? '6×6' : '4×4',
        ]
      })}
      note="Posts come in even feet; cut off what is left at the top. The better depth is half the height. Go deeper where frost does. Gate posts stand 6 in. (15 cm) deeper than the others, and at least 36 in. (91 cm)."
    />
  )
}
