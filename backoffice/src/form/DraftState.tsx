import { useSyncExternalStore } from 'react'
import type { FormDraft } from '@fortnight/shared-ui/forms/useDraft'
import { SaveStatus } from './SaveStatus.tsx'

type Props = {
  draft: Pick<FormDraft, 'subscribe' | 'isPersisted'>
  isDirty: boolean
  /** The record exists, so that without a change everything is saved. */
  isStored: boolean
  isSaving: boolean
  hasFailed: boolean
  onRetry: () => void
}

/** How safe what is in a form is. It says that a copy is kept on this device only when there is one. */
export function DraftState({ draft, isDirty, isStored, isSaving, hasFailed, onRetry }: Props) {
  const isPersisted = useSyncExternalStore(draft.subscribe, draft.isPersisted)
  if (isSaving) return <SaveStatus state="saving" />
  if (hasFailed) return <SaveStatus state="failed" onRetry={onRetry} />
  if (isDirty) return <SaveStatus state={isPersisted ? 'saved-locally' : 'unsaved'} />
  return isStored && <SaveStatus state="saved" />
}
