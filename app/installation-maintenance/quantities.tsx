import type { ReactNode } from 'react'
import { DataTable } from '@/components/kit/data-table'
import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import { Subsection } from '@/components/kit/subsection'
import { headingOf } from '@/content/model/outline'
import {
  actualInches,
  bags,
  bays,
  boards,
  concreteVolume,
  fasteners,
  railsPerBay,
  shadowboxBoards,
  withSpare,
} from '@/content/model/quantities'
import { outline } from '@/content/pages/installation-maintenance'
import type { Installation } from '@/content/model/schemas/installation-maintenance'
import type { Prose as ProseText } from '@/content/model/schemas/common'
import { feetAndInches } from '@/content/model/feet-and-inches'

type Props = { texts: Installation['quantities'] }

const runs = [25, 50, 75, 100, 150, 200, 300]
const fenceHeight = 6
/** Hole diameter and depth of concrete in inches. */
const holes: readonly (readonly [number, number])[] = [
  [8, 24],
  [10, 24],
  [10, 30],
  [10, 36],
  [12, 30],
  [12, 36],
  [12, 48],
]

/** What to buy, computed from the formulas of content/model/quantities.ts. */
export function Quantities({ texts }: Props) {
  const rails = railsPerBay(fenceHeight)
  return (
    <Section outline={outline} id="quantities">
      <p>
        <Prose text={texts.lead} />
      </p>
      <Part id="quantity-posts" text={texts.posts}>
        <DataTable
          caption={`Posts and rails for a straight run of ${fenceHeight} ft (1.8 m) fence, with bays of at most 8 ft (2.4 m) or 6 ft (1.8 m)`}
          head={['Run', '8 ft: posts', '8 ft: bay', '8 ft: rails', '6 ft: posts', '6 ft: bay', '6 ft: rails']}
          rows={runs.map((run) => {
            const [wide, close] = [bays(run, 8), bays(run, 6)]
            return [
              `${run} ft`,
              wide.posts,
              feetAndInches(wide.bayFeet),
              wide.bays * rails,
              close.posts,
              feetAndInches(close.bayFeet),
              close.bays * rails,
            ]
          })}
        />
      </Part>
      <Part id="quantity-boards" text={texts.boards}>
        <DataTable
          caption="Boards 5½ in. (140 mm) wide, with one in ten to spare, and screws at three rails"
          head={['Run', 'Side by side', 'Board-on-board', 'Shadowbox', 'Screws, side by side']}
          rows={runs.map((run) => {
            const width = actualInches['1x6']
            const butted = boards(run, width, 0)
            return [
              `${run} ft`,
              withSpare(butted),
              withSpare(boards(run, width, -1)),
              withSpare(shadowboxBoards(run, width, 1)),
              fasteners(butted, rails),
            ]
          })}
          note="Board-on-board and shadowbox are counted with 1 in. (25 mm) of overlap at each edge."
        />
      </Part>
      <Part id="quantity-concrete" text={texts.concrete}>
        <DataTable
          caption="Bags of concrete for one 4×4 post, without waste"
          head={['Hole × concrete', 'Volume', '50 lb bags', '60 lb bags', '80 lb bags']}
          rows={holes.map(([diameter, depth]) => {
            const volume = concreteVolume(diameter, depth, actualInches['4x4'])
            return [
              `${diameter} in. × ${depth} in.`,
              `${volume.toFixed(2)} cu ft`,
              bags(volume, 50),
              bags(volume, 60),
              bags(volume, 80),
            ]
          })}
        />
      </Part>
      <Part id="quantity-depth" text={texts.depth} />
    </Section>
  )
}

type PartProps = { id: string; text: ProseText; children?: ReactNode }

function Part({ id, text, children }: PartProps) {
  return (
    <Subsection id={id} heading={headingOf(outline, id)}>
      <p>
        <Prose text={text} />
      </p>
      {children}
    </Subsection>
  )
}
