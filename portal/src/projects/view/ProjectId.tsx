import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

const shownLength = 8
const copiedMs = 2_000

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`

type Answer = 'copied' | 'refused' | undefined

/** A project's id, short enough to read, with a way to the whole of it. [PROJ-2] */
export function ProjectId({ id }: { id: string }) {
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    if (answer !== 'copied') return
    const timer = setTimeout(() => setAnswer(undefined), copiedMs)
    return () => clearTimeout(timer)
  }, [answer])

  const copy = async () => {
    // Browsers offer no clipboard to pages without a secure connection, and may refuse it.
    const isCopied = await (async () => navigator.clipboard.writeText(id))().then(
      () => true,
      () => false,
    )
    setAnswer(isCopied ? 'copied' : 'refused')
  }

  return (
    <Root>
      <code>{answer === 'refused' ? id : `${id.slice(0, shownLength)}…`}</code>
      <Button variant="ghost" size="small" onClick={copy}>
        {answer === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        {answer === 'copied' ? 'Copied' : 'Copy'} <VisuallyHidden>project id</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{answer === 'copied' && 'Project id copied'}</VisuallyHidden>
    </Root>
  )
}
