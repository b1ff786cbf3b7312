import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'iframe'>, 'ref' | 'src' | 'title' | 'height' | 'loading' | 'onLoad'>

/** A third party's frame: it may run scripts, send forms and open windows, but not navigate this page. */
export function EmbedFrame(props: Props) {
  return (
    <iframe
      {...props}
      referrerPolicy="strict-origin"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
    />
  )
}
