'use client'

import { ErrorScreen } from '@/components/frame/error-screen'
import '@/styles/tokens.scss'
import '@/styles/base.scss'

/** Stands in for the whole document when the root layout itself fails, in `next dev`. */
export default function GlobalError() {
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
