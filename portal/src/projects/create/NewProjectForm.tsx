import { useMutation } from '@fortnight/shared-ui/query'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { track } from '@fortnight/shared-ui/track'
import { sentenceFor } from '@fortnight/supabase/core/errors'
import { budgetRanges, createProject } from '@fortnight/supabase/projects/projects'
import { ProjectForm } from '../ProjectForm.tsx'
import { blankProject } from '../projectValues.ts'
import { useProjectForm } from '../useProjectForm.ts'

type Props = { userId: string; plan: string | null; onCreated: () => void; onCancel: () => void }

/** A new project. It starts as a draft of medium priority; a refused save keeps everything that was typed. [DASH-3] */
export function NewProjectForm({ userId, plan, onCreated, onCancel }: Props) {
  const create = useMutation(createProject())
  const budget_range = budgetRanges.find(({ value }) => value === plan)?.value ?? ''
  const { form, draft } = useProjectForm({ ...blankProject, budget_range }, `project-new:${userId}`)
  const { isSubmitting } = form.formState

  const onSubmit = form.handleSubmit(async ({ name, description, budget_range, timeline, priority, requirements }) => {
    const project = { user_id: userId, name, description, budget_range, timeline, priority, requirements }
    try {
      await create.mutateAsync(project)
    } catch (error) {
      return form.setError('root', { message: sentenceFor(error, 'Could not save. Try again.') })
    }
    draft.clear()
    track('form_submitted', { form: 'new_project' })
    onCreated()
  })

  return (
    <ProjectForm form={form} draft={draft} onSubmit={onSubmit}>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Creating...' : 'Create project'}
      </Button>
    </ProjectForm>
  )
}
