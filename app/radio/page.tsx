import { AdSlot } from '@/components/ads/ad-slot'
import { PageHeader } from '@/components/article/page-header'
import { Prose } from '@/components/kit/prose'
import { QuestionList } from '@/components/kit/question-list'
import { RadioPlayer } from '@/components/radio/radio-player'
import { Section } from '@/components/kit/section'
import { SiteFrame } from '@/components/frame/site-frame'
import { content as radio, outlineWith } from '@/content/pages/radio'
import { site } from '@/content/model/site'
import { pageMetadata } from '../seo'
import styles from './page.module.scss'

const path = '/radio'
const outline = outlineWith(site)

export const metadata = pageMetadata(path)

export default function RadioPage() {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={radio.lead} />
      <div className={styles.frame}>
        <Section outline={outline} id="player">
          <RadioPlayer />
        </Section>
        <AdSlot name="top" path={path} />
        <div className={styles.columns}>
          <Section outline={outline} id="about">
            {radio.about.map((paragraph) => (
              <p key={paragraph}>
                <Prose text={paragraph} />
              </p>
            ))}
          </Section>
          <Section outline={outline} id="help">
            <QuestionList questions={radio.help} />
          </Section>
        </div>
        <AdSlot name="middle" path={path} />
        <AdSlot name="bottom" path={path} />
      </div>
    </SiteFrame>
  )
}
