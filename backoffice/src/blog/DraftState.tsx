import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { draftPrefix, settleMs } from '@fortnight/shared-ui/draftStore'
import { EditorStatus } from '../layout/EditorStatus.tsx'
import type { PostFormValues } from './postSchema.ts'

type Props = {
  control: Control<PostFormValues>
  draftKey: string
  isDirty: boolean
  isStored: boolean
  isSaving: boolean
  hasFailed: boolean
  onRetry: () => void
}

/** How safe the text is. It says that a copy is kept on this device only when there is one. */
export function DraftState({ control, draftKey, isDirty, isStored, isSaving, hasFailed, onRetry }: Props) {
  const values = useWatch({ control })
  const [keptValues, setKeptValues] = useState<unknown>()

  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(() => {
      if (hasCopy(draftKey)) setKeptValues(values)
    }, settleMs + 150)
    return () => clearTimeout(timer)
  }, [values, isDirty, draftKey])

  if (isSaving) return <EditorStatus state="saving" />
  if (hasFailed) return <EditorStatus state="failed" onRetry={onRetry} />
  if (isDirty) return <EditorStatus state={keptValues === values ? 'kept' : 'unsaved'} />
  return isStored && <EditorStatus state="saved" />
}

function hasCopy(draftKey: string) {
  try {
    return localStorage.getItem(draftPrefix + draftKey) !== null
  } catch {
    return false
  }
}
