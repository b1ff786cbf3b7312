import { useEffect } from 'react'
import { scriptAddress } from '../island/script-address'

/** Adds the provider's script to the page, and removes it again with the component. */
export function useProviderScript(url: string | undefined): void {
  useEffect(() => {
    if (!url) return
    const script = document.createElement('script')
    script.src = scriptAddress('embed', url)
    script.async = true
    document.body.append(script)
    return () => script.remove()
  }, [url])
}
