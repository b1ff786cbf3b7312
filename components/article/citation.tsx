type Props = { source: number; occurrence: number }

/** The raised number that leads to the page's list of sources. A page may have a hundred: it is styled, and told "Source", by base.scss. */
export function Citation({ source, occurrence }: Props) {
  return (
    <sup>
      <a id={`c${source}-${occurrence}`} href={`#s${source}`}>
        {source}
      </a>
    </sup>
  )
}
