'use client'

import { useEffect, useState } from 'react'
import { ErrorScreen } from '@/components/frame/error-screen'
import { reloadOnceForChunk } from '@/components/frame/reload-once'
import '@/styles/tokens.scss'
import '@/styles/base.scss'

type Props = { error: Error }

/** Stands in for the whole document when the root layout itself fails. */
export default function GlobalError({ error }: Props) {
  // The page's own classes name its fonts. Rendered at build time, it is of no page.
  const [fonts] = useState(() => globalThis.document?.documentElement.className)
  useEffect(() => {
    reloadOnceForChunk(error)
  }, [error])
  return (
    <html lang="en-US" className={fonts}>
      <head>
        <title>Unexpected Application Error!</title>
      </head>
      <body>
        <ErrorScreen />
      </body>
    </html>
  )
}
