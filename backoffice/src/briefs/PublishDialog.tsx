import { useState } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useMutation } from '@fortnight/shared-ui/query'
import { type Questionnaire, publishQuestionnaire } from '@fortnight/supabase/briefs/questionnaires'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { ChangedQuestions } from './ChangedQuestions.tsx'

const Notice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`

type Props = { draft: Questionnaire; onClose: () => void }

/** Says what publishing the draft would change, and publishes it. [FORT-58] */
export default function PublishDialog({ draft, onClose }: Props) {
  const { mutateAsync, isPending, error } = useMutation(publishQuestionnaire())
  const [hasChanged, setHasChanged] = useState(false)

  const publish = async () => {
    if (isPending) return
    setHasChanged(false)
    const isPublished = await mutateAsync(draft).catch(() => undefined)
    if (isPublished) {
      void toast.success(`Version ${draft.number} is published. New projects use it.`)
      onClose()
    } else setHasChanged(isPublished === false)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Publish version ${draft.number}?`}
      description="New projects get these questions. Briefs already started keep theirs. A published version never changes."
    >
      <PageBoundary
        fallback={<Skeleton lines={4} label="Comparing with the version in use…" />}
        errorTitle="The version in use could not be loaded"
      >
        <ChangedQuestions draft={draft} />
      </PageBoundary>
      {hasChanged && (
        <Notice role="alert">
          <Badge tone="warning">Changed</Badge> A colleague has changed the draft in the meantime. Review the list
          above, then publish it.
        </Notice>
      )}
      {error && <ErrorBanner>{errorMessageFor(error, 'The questionnaire was not published. Try again.')}</ErrorBanner>}
      <ActionBar>
        <Button variant="secondary" onClick={onClose}>
          Keep editing
        </Button>
        <Button aria-disabled={isPending} onClick={() => void publish()}>
          {isPending ? 'Publishing…' : 'Publish'}
        </Button>
      </ActionBar>
    </Dialog>
  )
}
