import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'iframe'>, 'ref' | 'src' | 'title' | 'height' | 'loading' | 'onLoad'> & {
  /** What is in it is read and followed, and runs nothing. */
  isStill?: boolean | undefined
}

/**
 * A frame that may open windows, but not navigate this page; unless it is still, it may run scripts and send forms. A page
 * of ours with scripts has no sandbox: it needs our origin to load modules and to post, and with both rights a frame could
 * take its sandbox off, of which browsers warn. Its own policy confines it.
 */
export function EmbedFrame({ isStill = false, ...props }: Props) {
  const rights = ['allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox']
  const isConfined = isStill || !props.src?.startsWith('/')
  return (
    <iframe
      {...props}
      referrerPolicy="strict-origin"
      sandbox={
        isConfined ? [...(isStill ? [] : ['allow-scripts', 'allow-forms']), ...rights].join(' ') : undefined
      }
    />
  )
}
