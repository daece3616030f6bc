import { Eye } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { revisedPost, revisionsOf } from '@fortnight/supabase/posts/revisions'
import { HistoryButton } from '../../history/HistoryButton.tsx'
import { postFields } from './postFieldLabels.ts'
import { formValuesOf, type PostFormValues } from './postSchema.ts'
import { PreviewLinks } from './PreviewLinksPanel.tsx'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

type Props = { postId: string; current: () => PostFormValues; onRestore: (values: PostFormValues) => void }

/** What can be done with a stored post besides writing: earlier states, and showing it to somebody. */
export function PostTools({ postId, current, onRestore }: Props) {
  const [isPreviewing, setIsPreviewing] = useState(false)
  return (
    <Root>
      <HistoryButton
        revisions={revisionsOf(postId)}
        valuesAt={(revisionId) => ({ ...revisedPost(revisionId), select: formValuesOf })}
        fields={postFields}
        getCurrentValues={current}
        onRestore={onRestore}
      />
      <Button variant="secondary" size="small" onClick={() => setIsPreviewing(true)}>
        <Eye aria-hidden /> Preview link
      </Button>
      {isPreviewing && <PreviewLinks postId={postId} onClose={() => setIsPreviewing(false)} />}
    </Root>
  )
}
