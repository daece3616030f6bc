import { useEffect, useState } from 'react'
import { pageLoadTimeoutMs } from '@fortnight/supabase/core/timeouts'
import { RemoteUnavailable } from './RemoteUnavailable.tsx'
import { StatusMessage } from './StatusMessage.tsx'

/** What is being waited for; when that takes too long to be normal, a way out instead. */
export function Waiting({ children = 'Loading...' }: { children?: string }) {
  const [isOverdue, setIsOverdue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOverdue(true), pageLoadTimeoutMs)
    return () => clearTimeout(timer)
  }, [])
  if (isOverdue) return <RemoteUnavailable onRetry={() => location.reload()} />
  return <StatusMessage>{children}</StatusMessage>
}
