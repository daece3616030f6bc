import { Eye } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { postRevision, postRevisions } from '@fortnight/supabase/posts/revisions'
import { HistoryButton } from '../../history/HistoryButton.tsx'
import { postFieldLabels } from './postFieldLabels.ts'
import { toFormValues, type PostFormValues } from './postSchema.ts'
import { PreviewLinksPanel } from './PreviewLinksPanel.tsx'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

type Props = { postId: string; getCurrentValues: () => PostFormValues; onRestore: (values: PostFormValues) => void }

/** Buttons above the form of a stored post: history and preview links. */
export function PostToolbar({ postId, getCurrentValues, onRestore }: Props) {
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  return (
    <Root>
      <HistoryButton
        revisions={postRevisions(postId)}
        valuesAt={(revisionId) => ({ ...postRevision(revisionId), select: toFormValues })}
        fields={postFieldLabels}
        getCurrentValues={getCurrentValues}
        onRestore={onRestore}
      />
      <Button variant="secondary" size="small" onClick={() => setIsPanelOpen(true)}>
        <Eye aria-hidden /> Preview link
      </Button>
      {isPanelOpen && <PreviewLinksPanel postId={postId} onClose={() => setIsPanelOpen(false)} />}
    </Root>
  )
}
