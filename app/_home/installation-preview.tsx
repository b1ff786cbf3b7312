import { Icon } from '@/components/kit/icon'
import { Prose } from '@/components/kit/prose'
import { SmartLink } from '@/components/kit/smart-link'
import { content as home } from '@/content/model/pages/home'
import { content as installation } from '@/content/model/pages/installation-maintenance'
import { withoutCitations } from '@/content/model/text/citations'
import { Preview } from './preview'
import styles from './installation-preview.module.scss'

const path = '/installation-maintenance'

export function InstallationPreview() {
  const { steps, maintenanceTips } = withoutCitations(installation())
  return (
    <Preview id="installation" {...home().installation} more={{ href: path, label: 'Read the whole guide' }}>
      <ol className={styles.steps}>
        {steps.map(({ id, anchor, title, description, icon }) => (
          <li key={id}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>
              <SmartLink href={`${path}#${anchor}`}>{`${id}. ${title}`}</SmartLink>
            </h3>
            <Prose as="p" text={description} />
          </li>
        ))}
      </ol>
      <div className={styles.care}>
        <h3>Maintenance tips</h3>
        <ul className={styles.tips}>
          {maintenanceTips.map((tip) => (
            <Prose key={tip} as="li" text={tip} />
          ))}
        </ul>
      </div>
    </Preview>
  )
}
