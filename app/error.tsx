'use client'

import { useEffect } from 'react'
import { ErrorScreen } from '@/components/frame/error-screen'
import { reloadOnceForChunk } from '@/components/frame/reload-once'

type Props = { error: Error }

export default function ErrorPage({ error }: Props) {
  useEffect(() => {
    reloadOnceForChunk(error)
  }, [error])
  return <ErrorScreen />
}
