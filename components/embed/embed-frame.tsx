import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'iframe'>, 'ref' | 'src' | 'title' | 'height' | 'loading' | 'onLoad'> & {
  /** What is in it is read and followed, and runs nothing. */
  isStill?: boolean | undefined
}

/** A frame that may open windows, but not navigate this page; unless it is still, it may run scripts and send forms. */
export function EmbedFrame({ isStill = false, ...props }: Props) {
  const rights = ['allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox']
  return (
    <iframe
      {...props}
      referrerPolicy="strict-origin"
      sandbox={[...(isStill ? [] : ['allow-scripts', 'allow-forms']), ...rights].join(' ')}
    />
  )
}
