import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { track } from '@fortnight/shared-ui/track'
import { EditConflict } from '@fortnight/supabase/core/editConflict'
import { sentenceFor } from '@fortnight/supabase/core/errors'
import { type OwnProject, updateProject } from '@fortnight/supabase/projects/projects'
import { styled } from 'styled-components'
import { Success } from '../../layout/formParts.ts'
import { SaveOrCancel } from '../../layout/SaveCancelButtons.tsx'
import { useReturnToDashboard } from '../../layout/useReturnToDashboard.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { ProjectForm } from '../ProjectForm.tsx'
import { type ProjectValues, valuesOf } from '../projectValues.ts'
import { useProjectForm } from '../useProjectForm.ts'
import { changesOf, differencesBetween } from './versions.ts'

const OwnRow = styled(Success)`
  flex: 1 1 100%;
`

type Props = { userId: string; project: OwnProject }

/** Changes a project. What was stored by somebody else in the meantime is shown, never overwritten unseen. */
export function ProjectEditForm({ userId, project }: Props) {
  const update = useMutation(updateProject())
  const { form, draft } = useProjectForm(valuesOf(project), `project-edit:${project.id}`)
  const { isDirty, isSubmitting } = form.formState
  // The version that the form was filled with.
  const base = useRef(project)
  const [conflict, setConflict] = useState<{ start: ProjectValues; theirs: OwnProject }>()
  const { isReturning, returnSoon } = useReturnToDashboard()
  const isBusy = isSubmitting || isReturning

  const fillWith = (version: OwnProject, changes: Partial<ProjectValues> = {}) => {
    base.current = version
    form.reset(valuesOf(version))
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name as keyof ProjectValues, value, { shouldDirty: true })
    }
  }

  // What the cache had may be old; the fresh version takes the place of what nobody has touched.
  useEffect(() => {
    const isFresher = Date.parse(project.updated_at) > Date.parse(base.current.updated_at)
    if (isFresher && !isDirty && !isBusy) fillWith(project)
  })

  const noteBase = () => {
    if (!form.getValues('began_from')) form.setValue('began_from', base.current.updated_at)
  }

  const submit = async ({ began_from, ...fields }: ProjectValues) => {
    const sent = JSON.stringify(form.getValues())
    try {
      if (!project.id) throw new Error('Project ID is missing')
      const updated_at = began_from || base.current.updated_at
      const saved = await update.mutateAsync({ id: project.id, user_id: userId, updated_at, ...fields })
      track('form_submitted', { form: 'project' })
      if (JSON.stringify(form.getValues()) === sent) finish(saved)
      else typedOn(saved)
    } catch (error) {
      if (error instanceof EditConflict) return compareWith(error.theirs as OwnProject, began_from)
      form.setError('root', { message: sentenceFor(error, 'Failed to update project') })
    }
  }

  const finish = (saved: OwnProject) => {
    draft.clear()
    fillWith(saved)
    returnSoon()
  }

  // Somebody has typed on while it was stored: that part is not saved, so nobody is led away.
  const typedOn = (saved: OwnProject) => {
    base.current = saved
    form.reset(valuesOf(saved), { keepValues: true })
    form.setValue('began_from', saved.updated_at, { shouldDirty: true })
    toast.success('Saved what you had typed until then')
  }

  const compareWith = (stored: OwnProject, beganFrom: string) => {
    const [start, theirs] = [valuesOf(base.current), valuesOf(stored)]
    // The answer to an earlier attempt was lost on its way.
    if (differencesBetween(start, form.getValues(), theirs).length === 0) return finish(stored)
    // Touched but not changed, as by a deletion that was taken back.
    const isAsBefore = beganFrom === base.current.updated_at && differencesBetween(start, start, theirs).length === 0
    if (isAsBefore) return keepMine(stored)
    setConflict({ start, theirs: stored })
  }

  const keepMine = (stored: OwnProject) => {
    const mine = form.getValues()
    const changes = changesOf(valuesOf(base.current), mine).map((name) => [name, mine[name]] as const)
    fillWith(stored, { ...Object.fromEntries(changes), began_from: stored.updated_at })
    void form.handleSubmit(submit)()
  }

  const takeTheirs = (stored: OwnProject) => {
    draft.clear()
    fillWith(stored)
  }

  // The panel is gone the next moment, and the focus with it.
  const settle = (how: (stored: OwnProject) => void) => {
    form.setFocus('name')
    setConflict(undefined)
    if (conflict) how(conflict.theirs)
  }

  return (
    <>
      {conflict && (
        <ConflictPanel
          key={conflict.theirs.updated_at}
          differences={differencesBetween(conflict.start, form.watch(), valuesOf(conflict.theirs))}
          onKeepMine={() => settle(keepMine)}
          onTakeTheirs={() => settle(takeTheirs)}
        />
      )}
      <ProjectForm
        form={form}
        draft={draft}
        hasStatus
        onSubmit={(event) => form.handleSubmit(submit)(event)}
        onEdit={noteBase}
      >
        <OwnRow>{isReturning && 'Your project is saved. Taking you to your dashboard…'}</OwnRow>
        <SaveOrCancel isSaving={isSubmitting} isSaved={isReturning} />
      </ProjectForm>
    </>
  )
}
