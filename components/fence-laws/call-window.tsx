import { factOf } from '@/content/model/fence-laws/cited-records'
import { spanText } from '@/content/model/fence-laws/say'
import type { LawRecord, State } from '@/content/model/fence-laws/schema'
import { bindNumbers } from '@/content/model/text/typography'
import styles from './call-window.module.scss'

const width = 300
const post = 12

const daysOf = ({ value, unit = '' }: LawRecord) => Number(value) / (unit.includes('hours') ? 24 : 1)

/** The days on which a call to 811 counts, back from the digging; nothing where either end is not known. */
export function CallWindow({ state }: { state: State }) {
  const [earliest, latest] = (['dig-earliest', 'dig-notice'] as const).map((topic) => factOf(state, topic))
  if (!earliest || !latest) return null
  const day = (width - post) / daysOf(earliest)
  const late = daysOf(latest) * day
  const ticks = Array.from(
    { length: daysOf(earliest) + 1 },
    (_, index) => `M${(index * day).toFixed(1)} 26v6`,
  )
  const [countsBusinessDays, waitsBusinessDays] = [earliest, latest].map(
    ({ unit }) => unit?.includes('business') ?? false,
  )
  const tick = `When to call: a tick is a ${countsBusinessDays ? 'business day' : 'day'}`
  return (
    <figure className={styles.root}>
      <svg viewBox={`-1 0 ${width + 2} 44`} aria-hidden="true">
        <path className={styles.call} d={`M0 10h${width - post - late}v16H0z`} />
        <path className={styles.wait} d={`M${width - post - late} 10h${late}v16h-${late}z`} />
        <path className={styles.ground} d={`M0 26h${width}${ticks.join('')}`} />
        <path className={styles.post} d={`M${width - post} 44V5l${post / 2}-5 ${post / 2} 5v39z`} />
      </svg>
      <p>
        <span>
          Call from <strong>{bindNumbers(spanText(earliest))}</strong> ahead
        </span>
        <span>
          until <strong>{bindNumbers(spanText(latest))}</strong> before
        </span>
      </p>
      <figcaption>
        {waitsBusinessDays && !countsBusinessDays ? `${tick}; in the wait, business days alone count` : tick}
      </figcaption>
    </figure>
  )
}
