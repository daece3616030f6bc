import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

const slowAfterMs = 8_000

const Notice = styled.p.attrs({ role: 'status' })`
  margin-top: var(--space-1);
  color: var(--ink-soft);
  font-size: var(--text-14);
`

/** Rendered during an upload; after 8 seconds it says that the upload is still running. */
export function SlowUploadNotice() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Notice>
      {isSlow && 'Still uploading: on a slow connection this takes up to a minute. You can keep writing.'}
    </Notice>
  )
}
