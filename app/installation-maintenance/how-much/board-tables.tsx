import { DataTable } from '@/components/kit/data-table'
import { figure } from '@/content/model/planner/materials/parts'
import {
  actualInches,
  boards,
  fasteners,
  shadowboxBoards,
  withSpare,
} from '@/content/model/planner/quantities'
import { feet, lengths } from './lengths'

export function BoardsTable() {
  const [wide, narrow] = [actualInches['1x6'], actualInches['1x4']]
  return (
    <DataTable
      caption="Boards, with one in ten to spare"
      head={['Run', '1×6 side by side', '1×6 board-on-board', '1×6 shadowbox', '1×4 pickets, 2½ in. apart']}
      rows={lengths.map((run) => [
        feet(run),
        withSpare(boards(run, wide, 0)),
        withSpare(boards(run, wide, -1)),
        withSpare(shadowboxBoards(run, wide, 1)),
        withSpare(boards(run, narrow, 2.5)),
      ])}
      note="Board-on-board and shadowbox are counted with 1 in. (25 mm) of overlap at each edge; 2½ in. is 64 mm."
    />
  )
}

export function ScrewsTable() {
  return (
    <DataTable
      caption="Screws for 1×6 boards side by side"
      head={['Run', '3 rails, exact', '2 rails', '3 rails', '4 rails']}
      rows={lengths.map((run) => {
        const count = boards(run, actualInches['1x6'], 0)
        const spared = (rails: number) => figure(withSpare(fasteners(count, rails)))
        return [feet(run), fasteners(count, 3), spared(2), spared(3), spared(4)]
      })}
      note="The last three columns have one in ten to spare: for fences to 4 ft (1.2 m), to 6 ft (1.8 m) and above."
    />
  )
}
