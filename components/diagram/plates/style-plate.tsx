import { plateMarks, plates } from '@/content/model/collections/plates'
import { type PlateName } from '@/content/model/collections/style-pages'
import { bindNumbers } from '@/content/model/text/typography'
import { marks, type Place } from './marks'
import { Plate } from './plate'
import { viewBox } from './scene'
import styles from './style-plate.module.scss'

type Props = { name: PlateName }

/** The plate at the head of a style's own page, with leaders to what it is known by. */
export function StylePlate({ name }: Props) {
  return (
    <figure className={styles.root}>
      <div>
        <Plate name={name} />
        {/* The words stand under “How to know it”, too. */}
        <svg viewBox={viewBox} aria-hidden="true">
          {Object.entries(marks[name]).map(([mark, place]) => (
            <Leader key={mark} mark={mark} place={place} />
          ))}
        </svg>
      </div>
      <figcaption>{bindNumbers(`${plates()[name]} ${plateMarks}`)}</figcaption>
    </figure>
  )
}

/** From the sky to what is high, from the soil to what is low. */
function Leader({ mark, place: [x, up] }: { mark: string; place: Place }) {
  const isHigh = up > 36
  return (
    <>
      <path d={`M${x} ${isHigh ? -79 : 4}V${-up}`} />
      <circle cx={x} cy={-up} r="1.2" />
      <text x={x} y={isHigh ? -81.5 : 11}>
        {mark}
      </text>
    </>
  )
}
