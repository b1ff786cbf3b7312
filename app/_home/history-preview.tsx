import { FadeIn } from '@/components/fade-in/fade-in'
import { Picture } from '@/components/picture/picture'
import { Prose } from '@/components/kit/prose'
import { SmartLink } from '@/components/kit/smart-link'
import { Tabs } from '@/components/kit/tabs'
import { content as history } from '@/content/model/pages/history'
import { content as home } from '@/content/model/pages/home'
import type { Era } from '@/content/model/schemas/history'
import { withoutCitations } from '@/content/model/text/citations'
import { Preview } from './preview'
import styles from './history-preview.module.scss'

/** How many of the home eras the home page shows. */
const previewLimit = 3

export function HistoryPreview() {
  const eras = withoutCitations(history().eras)
    .filter((era) => era.home)
    .slice(0, previewLimit)

  return (
    <Preview id="history" {...home().history} more={{ href: '/history', label: 'See the whole timeline' }}>
      <FadeIn>
        <Tabs
          name="era"
          legend="Choose an era"
          tabs={eras.map((era) => ({
            id: `era-${era.id}`,
            label: (
              <>
                {`${era.era} `}
                <span className={styles.year}>{era.year}</span>
              </>
            ),
            panel: <EraPanel era={era} />,
          }))}
        />
      </FadeIn>
    </Preview>
  )
}

function EraPanel({ era }: { era: Era }) {
  return (
    <div className={styles.panel}>
      <Picture name={era.picture} wide="(min-width: 768px) 50vw" />
      <div>
        <p className={styles.when}>{era.year}</p>
        <h3>{era.title}</h3>
        <Prose as="p" text={era.description} />
        <p>
          <SmartLink href={`/history#${era.id}`}>{`Read more: ${era.era}`}</SmartLink>
        </p>
      </div>
    </div>
  )
}
