import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

const shortLength = 8
const copiedMessageMs = 2_000

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`

type CopyResult = 'copied' | 'failed' | undefined

/** A shortened project id with a button that copies the full id. [PROJ-2] */
export function ProjectId({ id }: { id: string }) {
  const [copyResult, setCopyResult] = useState<CopyResult>()

  useEffect(() => {
    if (copyResult !== 'copied') return
    const timer = setTimeout(() => setCopyResult(undefined), copiedMessageMs)
    return () => clearTimeout(timer)
  }, [copyResult])

  const copy = async () => {
    // Without a secure connection there is no clipboard, and the browser may deny access to it.
    const isCopied = await (async () => navigator.clipboard.writeText(id))().then(
      () => true,
      () => false,
    )
    setCopyResult(isCopied ? 'copied' : 'failed')
  }

  return (
    <Root>
      <code>{copyResult === 'failed' ? id : `${id.slice(0, shortLength)}…`}</code>
      <Button variant="ghost" size="small" onClick={() => void copy()}>
        {copyResult === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        {copyResult === 'copied' ? 'Copied' : 'Copy'} <VisuallyHidden>project ID</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{copyResult === 'copied' && 'Project ID copied'}</VisuallyHidden>
    </Root>
  )
}
