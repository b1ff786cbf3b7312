'use client'

import { useEffect } from 'react'
import { ErrorScreen } from '@/components/error-screen/error-screen'
import { reloadOnceForChunk } from '@/components/error-screen/reload-once'

type Props = { error: Error }

export default function ErrorPage({ error }: Props) {
  useEffect(() => {
    reloadOnceForChunk(error)
  }, [error])
  return <ErrorScreen />
}
