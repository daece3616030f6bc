import { useEffect, useState } from 'react'
import { RemoteUnavailable } from './RemoteUnavailable.tsx'
import { StatusMessage } from './StatusMessage.tsx'

const patienceMs = 8_000

/** What is being waited for; when that takes too long to be normal, a way out instead. */
export function Waiting({ children = 'Loading...' }: { children?: string }) {
  const [isOverdue, setIsOverdue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOverdue(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (isOverdue) return <RemoteUnavailable onRetry={() => location.reload()} />
  return <StatusMessage>{children}</StatusMessage>
}
