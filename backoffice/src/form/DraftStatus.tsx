import { useState, useSyncExternalStore } from 'react'
import type { FormDraft } from '@fortnight/shared-ui/forms/useDraft'
import { SaveStatus } from './SaveStatus.tsx'

type Props = {
  draft: Pick<FormDraft, 'subscribe' | 'isPersisted'>
  isDirty: boolean
  /** Whether the record exists, so that a form without changes is saved. */
  isStored: boolean
  isSaving: boolean
  hasFailed: boolean
  onRetry: () => void
}

/** Says whether the values of a form are saved, stored as a draft on this device, or neither; nothing before the first edit. */
export function DraftStatus({ draft, isDirty, isStored, isSaving, hasFailed, onRetry }: Props) {
  const [wasEdited, setWasEdited] = useState(isDirty)
  if (isDirty && !wasEdited) setWasEdited(true)
  const isPersisted = useSyncExternalStore(draft.subscribe, draft.isPersisted)
  if (isSaving) return <SaveStatus state="saving" />
  if (hasFailed) return <SaveStatus state="failed" onRetry={onRetry} />
  if (isDirty) return <SaveStatus state={isPersisted ? 'saved-locally' : 'unsaved'} />
  return isStored && wasEdited && <SaveStatus state="saved" />
}
