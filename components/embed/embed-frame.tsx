import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'iframe'>, 'ref' | 'src' | 'title' | 'height' | 'loading' | 'onLoad'> & {
  /** What is in it is read and followed, and runs nothing. */
  isStill?: boolean | undefined
  /** Our own form: it opens no window, but the reader's mail program. */
  isForm?: boolean | undefined
}

/** A frame that may open windows, but not navigate this page; unless it is still, it may run scripts and send forms. */
export function EmbedFrame({ isStill = false, isForm = false, ...props }: Props) {
  return (
    <iframe
      {...props}
      referrerPolicy="strict-origin"
      sandbox={[
        // Of another origin, ours could neither post to this site nor tell the page around it from another.
        'allow-same-origin',
        ...(isStill ? [] : ['allow-scripts', 'allow-forms']),
        ...(isForm
          ? ['allow-top-navigation-to-custom-protocols']
          : ['allow-popups', 'allow-popups-to-escape-sandbox']),
      ].join(' ')}
    />
  )
}
