import { useEffect, useState, type RefObject } from 'react'
import { whenNearViewport } from '../island/near-viewport'

/** Whether the element has come near the viewport, now or before. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const observer = whenNearViewport(element.current, () => setIsNear(true))
    return () => observer.disconnect()
  }, [element])

  return isNear
}
