import { CheckList } from '@/components/kit/check-list'
import { Section } from '@/components/kit/section'
import { outline } from '@/content/pages/installation-maintenance'
import type { Installation } from '@/content/model/schemas/installation-maintenance'
import styles from './supplies.module.scss'

type Props = { seasons: Installation['seasons'] }

export function Seasons({ seasons }: Props) {
  return (
    <Section outline={outline} id="seasons">
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
