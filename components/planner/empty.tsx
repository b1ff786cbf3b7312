const nothing = { __html: '' }

type Props = {
  as: 'p' | 'div'
  id?: string
  className?: string | undefined
  /** By which the script finds it: `error` becomes the attribute `data-error`. */
  name: 'error' | 'more' | 'status' | 'sheet'
}

/**
 * An element for a script to fill. React takes its content for HTML of somebody else: it neither compares it when it
 * hydrates nor changes it later.
 */
export function Empty({ as: Element, name, ...rest }: Props) {
  const role = name === 'status' ? 'status' : undefined
  return <Element {...rest} {...{ [`data-${name}`]: '' }} role={role} dangerouslySetInnerHTML={nothing} />
}
