import { CheckItems, TickList } from '@/components/kit/check-list'
import type { Installation } from '@/content/model/schemas/installation-maintenance'
import { Chapter } from './part'
import tiles from './tiles.module.scss'

type Props = { seasons: Installation['seasons'] }

export function Seasons({ seasons }: Props) {
  return (
    <Chapter id="seasons">
      <TickList>
        <div className={tiles.fours}>
          {seasons.map(({ season, tasks }) => (
            <div key={season}>
              <h4>{season}</h4>
              <CheckItems items={tasks.map((text) => ({ text }))} />
            </div>
          ))}
        </div>
      </TickList>
    </Chapter>
  )
}
