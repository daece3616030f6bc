import { Eye, History } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'
import { toast } from '@fortnight/shared-ui/Toast'
import type { PostFormValues } from './postSchema.ts'
import { PreviewLinks } from './PreviewLinks.tsx'
import { RevisionsPanel } from './RevisionsPanel.tsx'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

type Props = { postId: string; current: () => PostFormValues; onRestore: (values: PostFormValues) => void }

/** What can be done with a stored post besides writing: earlier states, and showing it to somebody. */
export function PostTools({ postId, current, onRestore }: Props) {
  const [open, setOpen] = useState<'history' | 'previews'>()
  const close = () => setOpen(undefined)

  const restore = (values: PostFormValues) => {
    onRestore(values)
    close()
    toast.success('Restored into the form. Save to keep it.')
  }

  return (
    <Root>
      <Button variant="secondary" size="small" onClick={() => setOpen('history')}>
        <History aria-hidden /> History
      </Button>
      <Button variant="secondary" size="small" onClick={() => setOpen('previews')}>
        <Eye aria-hidden /> Preview link
      </Button>
      {open === 'history' && <RevisionsPanel postId={postId} current={current} onRestore={restore} onClose={close} />}
      {open === 'previews' && <PreviewLinks postId={postId} onClose={close} />}
    </Root>
  )
}
