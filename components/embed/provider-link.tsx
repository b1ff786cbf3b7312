import styles from './embed.module.scss'

type Props = {
  page: string
  provider: string
  /** What did not load, if it did not. */
  failed?: string | undefined
}

/** Leads to the embedded thing as a page of its own. */
export function ProviderLink({ page, provider, failed }: Props) {
  return (
    <p className={styles.link}>
      {failed !== undefined && <span>{failed} did not load. </span>}
      <a href={page} rel="noopener">
        Open on {provider}
      </a>
    </p>
  )
}
