type Props = { cited: readonly { source: number; occurrence: number }[] }

/**
 * The raised numbers that lead to the list of sources, those of one place side by side. styles/base/_links.scss styles
 * them and has each read out as "Source".
 */
export function Citations({ cited }: Props) {
  return (
    <sup>
      {cited.map(({ source, occurrence }) => (
        <a key={source} id={`c${source}-${occurrence}`} href={`#s${source}`}>
          {source}
        </a>
      ))}
    </sup>
  )
}
