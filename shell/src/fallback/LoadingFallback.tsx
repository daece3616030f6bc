import { useEffect, useState } from 'react'
import { pageLoadTimeoutMs } from '@fortnight/supabase/core/timeouts'
import { RemoteUnavailable } from './RemoteUnavailable.tsx'
import { StatusMessage } from './StatusMessage.tsx'

/** A loading message; after `pageLoadTimeoutMs` it becomes an error view with a Retry button. */
export function LoadingFallback({ children = 'Loading...' }: { children?: string }) {
  const [isTimedOut, setIsTimedOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTimedOut(true), pageLoadTimeoutMs)
    return () => clearTimeout(timer)
  }, [])
  if (isTimedOut) return <RemoteUnavailable onRetry={() => location.reload()} />
  return <StatusMessage>{children}</StatusMessage>
}
