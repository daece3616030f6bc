import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useMutation } from '@fortnight/shared-ui/query'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { type AdminProject, updateProjectAsAdmin } from '@fortnight/supabase/projects/adminQueries'
import { priorities, projectStatuses, timelines } from '@fortnight/supabase/projects/projects'
import { EditForm } from '../form/EditForm.tsx'
import { FormFoot } from '../form/FormFoot.tsx'
import { FormNotices } from '../form/FormNotices.tsx'
import { useAdminRecordForm } from '../form/useAdminRecordForm.ts'
import {
  steeringFields,
  steeringSchema,
  type SteeringValues,
  steeringValuesOf,
  storedSteering,
} from './updateProjectSchema.ts'

/** Status, priority, timeline and first day of a project. Only what was changed is sent. [ADMIN-PROJ-6] */
export default function SteeringForm({ project, onDone }: { project: AdminProject; onDone: () => void }) {
  const { mutateAsync } = useMutation(updateProjectAsAdmin())
  const state = useAdminRecordForm<SteeringValues, AdminProject>({
    noun: 'project',
    exit: onDone,
    schema: steeringSchema,
    row: project,
    valuesOf: (stored = project) => steeringValuesOf(stored),
    save: async (_values, { id, updated_at } = project, changed) => {
      if (Object.keys(changed).length > 0) await mutateAsync({ id, updated_at, ...storedSteering(changed) })
    },
  })
  const { register, formState } = state.form

  return (
    <EditForm onSubmit={() => void state.submit()}>
      <h3>{project.name}</h3>
      <FormNotices state={state} fields={steeringFields} />
      <Field label="Status">
        <Select {...register('status')}>{projectStatuses.map(optionOf)}</Select>
      </Field>
      <Field label="Priority">
        <Select {...register('priority')}>{priorities.map(optionOf)}</Select>
      </Field>
      <Field label="Timeline">
        <Select {...register('timeline')}>
          <option value="">Not specified</option>
          {timelines.map(optionOf)}
        </Select>
      </Field>
      <Field
        label="First day"
        hint="Day 1 of the fourteen, which the client's day strip counts from"
        error={formState.errors.started_on?.message}
      >
        <Input type="date" {...register('started_on')} />
      </Field>
      <FormFoot state={state} idleText="Save project" />
    </EditForm>
  )
}

const optionOf = ({ value, label }: { value: string; label: string }) => (
  <option key={value} value={value}>
    {label}
  </option>
)
