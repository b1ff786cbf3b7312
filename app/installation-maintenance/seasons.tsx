import { CheckList } from '@/components/kit/check-list'
import { Section } from '@/components/kit/section'
import type { Installation } from '@/content/model/schemas/installation-maintenance'
import styles from './supplies.module.scss'

type Props = { path: string; seasons: Installation['seasons'] }

/** What to do when. */
export function Seasons({ path, seasons }: Props) {
  return (
    <Section path={path} id="seasons">
      <div className={styles.columns}>
        {seasons.map(({ season, tasks }) => (
          <div key={season}>
            <h3>{season}</h3>
            <CheckList items={tasks.map((text) => ({ text }))} />
          </div>
        ))}
      </div>
    </Section>
  )
}
