type Props = { cited: readonly { source: number; occurrence: number; isOurs: boolean }[] }

/**
 * The raised numbers that lead to the list of sources, those of one place side by side. styles/base/_links.scss styles
 * them and has each read out as "Source". Tab stops at the first of a source alone, to which the list leads back, and
 * not at one whose source stands below that of its neighbor: the others lead to the same places. A judgment of ours says
 * so in place of its number.
 */
export function Citations({ cited }: Props) {
  return (
    <sup>
      {cited.map(({ source, occurrence, isOurs }, index) => (
        <a
          key={source}
          id={occurrence === 1 ? `c${source}` : undefined}
          href={`#s${source}`}
          tabIndex={occurrence > 1 || cited[index - 1]?.source === source - 1 ? -1 : undefined}
        >
          {isOurs ? 'ours' : source}
        </a>
      ))}
    </sup>
  )
}
