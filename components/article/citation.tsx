type Props = { source: number; occurrence: number }

/** The raised number that leads to the list of sources. styles/base/_links.scss styles it and has it read out as "Source". */
export function Citation({ source, occurrence }: Props) {
  return (
    <sup>
      <a id={`c${source}-${occurrence}`} href={`#s${source}`}>
        {source}
      </a>
    </sup>
  )
}
