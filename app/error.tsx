'use client'

import { ErrorScreen } from '@/components/frame/error-screen'

/** Next asks for it; in the pages that are delivered no script of Next's runs. */
export default function ErrorPage() {
  return <ErrorScreen />
}
