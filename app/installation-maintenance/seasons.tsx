import { AddToCalendar } from '@/components/calendar/add-to-calendar'
import { Prose } from '@/components/kit/prose'
import { content as careAndRepair } from '@/content/model/pages/installation-maintenance/care-and-repair'
import type { Installation } from '@/content/model/schemas/installation-maintenance'
import { calendarTable } from '@/content/model/text/calendar-table'
import { Chapter } from './part'
import tiles from './tiles.module.scss'

type Props = { seasons: Installation['seasons'] }

/** The year of care is told in full on its own page. */
const year = calendarTable('fence-care', careAndRepair().care)

export function Seasons({ seasons }: Props) {
  return (
    <Chapter id="seasons">
      <div className={tiles.fours}>
        {seasons.map(({ season, tasks }) => (
          <div key={season}>
            <h4>{season}</h4>
            {tasks.map((task) => (
              <Prose key={task} as="p" text={task} />
            ))}
          </div>
        ))}
      </div>
      {year && <AddToCalendar calendar={year.calendar} />}
    </Chapter>
  )
}
