import styles from './embed.module.scss'

export type Provider = {
  name: string
  /** The same content as a page of its own, for readers whose frame stays empty. */
  page: string
}

/** Leads to the embedded thing as a page of its own. */
export function ProviderLink({ name, page }: Provider) {
  return (
    <p className={styles.link}>
      <a href={page} rel="noopener">
        Open on {name}
      </a>
    </p>
  )
}
