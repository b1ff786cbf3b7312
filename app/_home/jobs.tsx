import { Heading } from '@/components/kit/heading'
import { SmartLink } from '@/components/kit/smart-link'
import { content as home } from '@/content/model/pages/home'
import styles from './jobs.module.scss'

/** What a visitor came to do: four jobs, with the guides for each. */
export function Jobs() {
  const { heading, list } = home().jobs
  return (
    <section className={styles.root}>
      <Heading level={2} id="jobs" text={heading} />
      <ul className={styles.list}>
        {list.map(({ name, links }) => (
          <li key={name}>
            <h3>{name}</h3>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <SmartLink href={href}>{label}</SmartLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
