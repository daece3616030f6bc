import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useRecordForm } from '@fortnight/shared-ui/forms/useRecordForm'
import { useMutation } from '@fortnight/shared-ui/query'
import { track } from '@fortnight/shared-ui/track'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { budgetRanges } from '@fortnight/supabase/projects/labels'
import { createProject } from '@fortnight/supabase/projects/mutations'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { ProjectForm } from '../ProjectForm.tsx'
import { blankProject, projectSchema, type ProjectValues } from '../projectValues.ts'

const resolver = zodResolver(projectSchema)

type Props = { userId: string; plan: string | null; onCreated: () => void; onCancel: () => void }

/** The form that creates a project. It starts with medium priority and the plan, if it is one that we offer. [DASH-3] */
export function NewProjectForm({ userId, plan, onCreated, onCancel }: Props) {
  const create = useMutation(createProject())
  const budget_range = budgetRanges.find(({ value }) => value === plan)?.value ?? ''

  const state = useRecordForm<ProjectValues, OwnProject>({
    draftKey: `project-new:${userId}`,
    resolver,
    row: undefined,
    valuesOf: () => ({ ...blankProject, budget_range }),
    // A new project gets its status from the database.
    save: async ({ status: _status, ...project }) => {
      await create.mutateAsync({ user_id: userId, ...project })
      track('form_submitted', { form: 'new_project' })
      return undefined
    },
    conflictingRow: () => undefined,
    errorMessage: (error) => errorMessageFor(error, 'Could not save. Try again.'),
    onSaved: onCreated,
  })

  return (
    <ProjectForm state={state}>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" disabled={state.isSubmitting}>
        {state.isSubmitting ? 'Creating...' : 'Create project'}
      </Button>
    </ProjectForm>
  )
}
