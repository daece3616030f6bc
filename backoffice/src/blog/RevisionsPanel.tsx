import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'
import { PageBoundary } from '@fortnight/shared-ui/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Skeleton } from '@fortnight/shared-ui/Skeleton'
import { revisedPost, revisionsOf } from '@fortnight/supabase/postRevisions'
import { SidePanel } from '../layout/SidePanel.tsx'
import { shownMoment } from './localTime.ts'
import { PostDiff } from './PostDiff.tsx'
import { fieldName } from './postFields.ts'
import { formValuesOf, type PostFormValues } from './postSchema.ts'

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  > li {
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
`

type Props = {
  postId: string
  current: () => PostFormValues
  onRestore: (values: PostFormValues) => void
  onClose: () => void
}

/** Every state in which the post was saved: what changed, a comparison with the form, and the way back. */
export function RevisionsPanel({ postId, current, onRestore, onClose }: Props) {
  return (
    <SidePanel
      open
      onOpenChange={onClose}
      title="History"
      description="Every save is kept. Restoring puts that text into the form; nothing is stored until you save."
    >
      <PageBoundary
        fallback={<Skeleton lines={8} label="Loading the history…" />}
        errorTitle="The history could not be loaded"
      >
        <Revisions postId={postId} current={current} onRestore={onRestore} />
      </PageBoundary>
    </SidePanel>
  )
}

function Revisions({ postId, current, onRestore }: Omit<Props, 'onClose'>) {
  const { data: revisions } = useSuspenseQuery(revisionsOf(postId))
  const [open, setOpen] = useState<number>()
  return (
    <List role="list">
      {revisions.map(({ id, saved_at, saved_by, changed_fields }) => (
        <li key={id}>
          <strong>{shownMoment(saved_at)}</strong> {saved_by && `by ${saved_by}`}
          <small>
            {changed_fields.length ? `Changed: ${changed_fields.map(fieldName).join(', ')}` : 'First kept state'}
          </small>
          {open === id ? (
            <PageBoundary fallback={<Skeleton lines={4} label="Loading…" />} errorTitle="It could not be loaded">
              <Comparison
                revisionId={id}
                current={current()}
                onRestore={onRestore}
                onClose={() => setOpen(undefined)}
              />
            </PageBoundary>
          ) : (
            <Actions>
              <Button variant="secondary" size="small" onClick={() => setOpen(id)}>
                Compare
              </Button>
            </Actions>
          )}
        </li>
      ))}
    </List>
  )
}

type ComparisonProps = {
  revisionId: number
  current: PostFormValues
  onRestore: Props['onRestore']
  onClose: () => void
}

function Comparison({ revisionId, current, onRestore, onClose }: ComparisonProps) {
  const { data: post } = useSuspenseQuery(revisedPost(revisionId))
  const then = formValuesOf(post)
  return (
    <>
      <small>What was there then is struck out, what is in the form now is underlined.</small>
      <PostDiff before={then} after={current} />
      <Actions>
        <Button size="small" onClick={() => onRestore(then)}>
          Restore
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          Close comparison
        </Button>
      </Actions>
    </>
  )
}
