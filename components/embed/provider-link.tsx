import styles from './embed.module.scss'

type Props = { page: string; provider: string }

/** Leads to the embedded thing as a page of its own. */
export function ProviderLink({ page, provider }: Props) {
  return (
    <p className={styles.link}>
      <a href={page} rel="noopener">
        Open on {provider}
      </a>
    </p>
  )
}
