import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useDraft } from '@fortnight/shared-ui/forms/useDraft'
import { useLeaveWarning } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { projectSchema, type ProjectValues } from './projectValues.ts'

/** A form for a project that loses nothing: what is typed is kept on this device and nobody leaves it by accident. */
export function useProjectForm(start: ProjectValues, draftKey: string) {
  const form = useForm({ resolver: zodResolver(projectSchema), defaultValues: start })
  const draft = useDraft(draftKey, form)
  useLeaveWarning(form.formState.isDirty)
  return { form, draft }
}

/** What `useProjectForm` gives. */
export type ProjectFormState = ReturnType<typeof useProjectForm>
