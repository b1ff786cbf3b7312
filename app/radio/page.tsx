import { AdSlot } from '@/components/ad-slot/ad-slot'
import { PageHeader } from '@/components/page-header/page-header'
import { Prose } from '@/components/prose/prose'
import { QuestionList } from '@/components/question-list/question-list'
import { RadioPlayer } from '@/components/radio/radio-player'
import { Section } from '@/components/section/section'
import { SiteFrame } from '@/components/site-frame/site-frame'
import { radio } from '@/content/radio'
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
