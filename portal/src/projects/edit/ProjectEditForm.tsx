import { zodResolver } from '@hookform/resolvers/zod'
import { styled } from 'styled-components'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { ConflictNotice } from '@fortnight/shared-ui/forms/ConflictNotice'
import { useRecordForm } from '@fortnight/shared-ui/forms/useRecordForm'
import { useMutation } from '@fortnight/shared-ui/query'
import { track } from '@fortnight/shared-ui/track'
import { EditConflict } from '@fortnight/supabase/core/editConflict'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { updateProject } from '@fortnight/supabase/projects/updateProject'
import { FormSuccess } from '../../layout/formParts.ts'
import { SaveCancelButtons } from '../../layout/SaveCancelButtons.tsx'
import { useReturnToDashboard } from '../../layout/useReturnToDashboard.ts'
import { ProjectForm } from '../ProjectForm.tsx'
import { projectSchema, type ProjectValues, valuesOf } from '../projectValues.ts'
import { fieldDifferences } from './fieldDifferences.ts'
import { VersionComparison } from './VersionComparison.tsx'

const resolver = zodResolver(projectSchema)

const Conflict = styled(ConflictNotice)`
  margin-bottom: var(--space-5);
`
const FullWidthSuccess = styled(FormSuccess)`
  flex: 1 1 100%;
`

type Props = { userId: string; project: OwnProject }

/** The form that changes a project. After a save it stays open until the dashboard follows. [PROJ-5, PROJ-7] */
export function ProjectEditForm({ userId, project }: Props) {
  const update = useMutation(updateProject())
  const { isReturning, scheduleReturn } = useReturnToDashboard()

  const state = useRecordForm<ProjectValues, OwnProject>({
    draftKey: `project-edit:${project.id}`,
    resolver,
    row: project,
    valuesOf: (stored = project) => valuesOf(stored),
    save: async (values, { id, updated_at } = project) => {
      if (!id) throw new Error('Project ID is missing')
      const saved = await update.mutateAsync({ id, user_id: userId, updated_at, ...values })
      track('form_submitted', { form: 'project' })
      return saved
    },
    conflictingRow: (error) => (error instanceof EditConflict ? (error.theirs as OwnProject) : undefined),
    errorMessage: (error) => errorMessageFor(error, 'Failed to update project'),
    showsWholeRecord: true,
    staysOpen: true,
    onSaved: scheduleReturn,
    onPartlySaved: () => void toast.success('Saved, except for your latest changes'),
  })
  const { form, base = project, conflict, isSubmitting, keepMine, takeTheirs } = state

  return (
    <>
      {conflict && (
        <Conflict
          key={conflict.updated_at}
          noun="project"
          savedAt={conflict.updated_at}
          onKeepMine={() => void keepMine(conflict)}
          onTakeTheirs={() => takeTheirs(conflict)}
        >
          <VersionComparison differences={fieldDifferences(valuesOf(base), form.watch(), valuesOf(conflict))} />
        </Conflict>
      )}
      <ProjectForm state={state} isExisting>
        <FullWidthSuccess>{isReturning && 'Your project is saved. Taking you to your dashboard…'}</FullWidthSuccess>
        <SaveCancelButtons isSaving={isSubmitting} isSaved={isReturning} />
      </ProjectForm>
    </>
  )
}
