import clsx from 'clsx'
import type { Calendar } from '@/content/model/schemas/calendar'
import { formatDay } from '../kit/day'
import { Prose } from '../kit/prose'
import { leadOf, seasonOf, startOf } from './plan'
import styles from './add-to-calendar.module.scss'

type Props = { calendar: Calendar }

/**
 * A table as a file that calendars read. Without `download`, so that an iPhone offers to add the events at once; other
 * browsers save what they cannot show.
 */
export function AddToCalendar({ calendar }: Props) {
  // Clicked before the script that moves the days is there, they wait for it (delivery/browser/page.ts): the file as it is
  // has other days than the reader chose.
  const links = (
    <>
      <a href={`/${calendar.file}.ics`} data-act="">
        Add to calendar
      </a>
      <a href={`/${calendar.file}-quiet.ics`} data-act="">
        Add without reminders
      </a>
    </>
  )
  const note = (
    <span>
      <Prose text={calendar.note} /> In Google Calendar, use Settings, Import.
    </span>
  )
  if (calendar.file === 'fence-care') {
    return (
      <p className={styles.root}>
        {links}
        {note}
      </p>
    )
  }
  return (
    <plan-days
      data-script="/scripts/plan-days.js"
      data-on="scroll"
      data-lead={leadOf(calendar)}
      data-season={seasonOf(calendar).join(' ')}
      class={clsx(styles.root, styles.plan)}
    >
      <label>
        First Saturday <input type="date" autoComplete="off" />
      </label>
      {links}
      {note}
      <noscript>{`It starts on ${formatDay(startOf(calendar), 'long')}.`}</noscript>
    </plan-days>
  )
}
