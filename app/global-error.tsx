'use client'

import { useEffect } from 'react'
import { ErrorScreen } from '@/components/frame/error-screen'
import { reloadOnceForChunk } from '@/components/frame/reload-once'
import '@/styles/tokens.scss'
import '@/styles/base.scss'

type Props = { error: Error }

/** Stands in for the whole document when the root layout itself fails. */
export default function GlobalError({ error }: Props) {
  useEffect(() => {
    reloadOnceForChunk(error)
  }, [error])
  return (
    <html lang="en-US">
      <head>
        <title>Unexpected Application Error!</title>
      </head>
      <body>
        <ErrorScreen />
      </body>
    </html>
  )
}
