import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useMutation } from '@fortnight/shared-ui/query'
import { Select } from '@fortnight/shared-ui/controls/Select'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { updateProjectAsAdmin } from '@fortnight/supabase/projects/adminMutations'
import { priorities, projectStatuses, timelines } from '@fortnight/supabase/projects/labels'
import { EditForm } from '../form/EditForm.tsx'
import { FormFooter } from '../form/FormFooter.tsx'
import { FormNotices } from '../form/FormNotices.tsx'
import { useAdminRecordForm } from '../form/useAdminRecordForm.ts'
import {
  updateProjectFieldLabels,
  updateProjectSchema,
  type UpdateProjectValues,
  toFormValues,
  toStoredValues,
} from './updateProjectSchema.ts'

/** Edits a project's status, priority, timeline and first day. Sends only changed fields. [ADMIN-PROJ-6] */
export default function UpdateProjectForm({ project, onDone }: { project: AdminProject; onDone: () => void }) {
  const { mutateAsync } = useMutation(updateProjectAsAdmin())
  const state = useAdminRecordForm<UpdateProjectValues, AdminProject>({
    noun: 'project',
    exit: onDone,
    schema: updateProjectSchema,
    row: project,
    valuesOf: (stored = project) => toFormValues(stored),
    save: async (_values, { id, updated_at } = project, changed) => {
      if (Object.keys(changed).length > 0) await mutateAsync({ id, updated_at, ...toStoredValues(changed) })
    },
  })
  const { register, formState } = state.form

  return (
    <EditForm onSubmit={() => void state.submit()}>
      <h3>{project.name}</h3>
      <FormNotices state={state} fields={updateProjectFieldLabels} />
      <Field label="Status">
        <Select {...register('status')}>{projectStatuses.map(renderOption)}</Select>
      </Field>
      <Field label="Priority">
        <Select {...register('priority')}>{priorities.map(renderOption)}</Select>
      </Field>
      <Field label="Preferred timeline">
        <Select {...register('timeline')}>
          <option value="">Not specified</option>
          {timelines.map(renderOption)}
        </Select>
      </Field>
      <Field
        label="Start date"
        hint="Day 1 of 14 working days. A weekend counts as the Monday after it."
        error={formState.errors.started_on?.message}
      >
        <Input type="date" {...register('started_on')} />
      </Field>
      <FormFooter state={state} submitText="Save project" />
    </EditForm>
  )
}

const renderOption = ({ value, label }: { value: string; label: string }) => (
  <option key={value} value={value}>
    {label}
  </option>
)
