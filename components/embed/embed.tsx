import styles from './embed.module.scss'

type Props = {
  src: string
  /** The same thing as a page of its own, for readers whose frame stays empty. */
  page: string
  title: string
  provider: string
  /** In px: the box keeps it from the first paint on. */
  height: 789 | 1600
  /** Stands behind the frame until it has painted over it. */
  loading: string
}

/** A third party's frame, sandboxed and lazy, with a plain link beside it. */
export function Embed({ src, page, title, provider, height, loading }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.link}>
        <a href={page} rel="noopener">
          Open on {provider}
        </a>
      </p>
      <div className={styles.box} data-height={height}>
        <p className={styles.loading}>{loading}</p>
        <iframe
          src={src}
          title={title}
          height={height}
          loading="lazy"
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        />
      </div>
    </div>
  )
}
