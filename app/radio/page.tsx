import { AdSlot } from '@/components/ads/ad-slot'
import { PageHeader } from '@/components/article/page-header'
import { Prose } from '@/components/kit/prose'
import { QuestionList } from '@/components/kit/question-list'
import { RadioPlayer } from '@/components/radio/radio-player'
import { Section } from '@/components/kit/section'
import { SiteFrame } from '@/components/frame/site-frame'
import { radio } from '@/content/pages/radio'
import { pageMetadata } from '../seo'
import styles from './page.module.scss'

const path = '/radio'

export const metadata = pageMetadata(path)

export default function RadioPage() {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={radio.lead} />
      <div className={styles.frame}>
        <Section path={path} id="player">
          <RadioPlayer />
        </Section>
        <AdSlot name="top" path={path} />
        <div className={styles.columns}>
          <Section path={path} id="about">
            {radio.about.map((paragraph) => (
              <p key={paragraph}>
                <Prose text={paragraph} />
              </p>
            ))}
          </Section>
          <Section path={path} id="help">
            <QuestionList questions={radio.help} />
          </Section>
        </div>
        <AdSlot name="middle" path={path} />
        <AdSlot name="bottom" path={path} />
      </div>
    </SiteFrame>
  )
}
