import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'
import { Field } from '@fortnight/shared-ui/Field'
import { Input } from '@fortnight/shared-ui/Input'
import { useMutation } from '@fortnight/shared-ui/query'
import { Select } from '@fortnight/shared-ui/Select'
import { toast } from '@fortnight/shared-ui/Toast'
import { useLeaveWarning } from '@fortnight/shared-ui/useLeaveWarning'
import { type AdminProject, SteeringConflict, steerProject } from '@fortnight/supabase/adminProjects'
import { sentenceFor } from '@fortnight/supabase/errors'
import { priorities, projectStatuses, timelines } from '@fortnight/supabase/projects'
import { isNearDay, notNear } from '../layout/nearDay.ts'
import { SteeringConflictNotice } from './SteeringConflictNotice.tsx'

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`
const Failure = styled.p`
  color: var(--danger);
  font-weight: 600;
`
const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-3);
`

const valuesOf = ({ status, priority, timeline, started_on }: AdminProject) => ({
  status,
  priority,
  timeline: timeline ?? '',
  started_on: started_on ?? '',
})

/** What an admin changes of a project: where it stands, how urgent it is, and when its first day is. */
export default function SteeringForm({ project, onDone }: { project: AdminProject; onDone: () => void }) {
  const steer = useMutation(steerProject())
  const [start, setStart] = useState(project)
  const [theirs, setTheirs] = useState<AdminProject>()
  const { register, handleSubmit, setError, getValues, reset, formState } = useForm({
    defaultValues: valuesOf(project),
  })
  const { errors, isSubmitting, isDirty } = formState
  useLeaveWarning(isDirty && !isSubmitting)

  const save = async (values: ReturnType<typeof valuesOf>, updated_at: string) => {
    const { timeline, started_on, ...rest } = values
    try {
      await steer.mutateAsync({
        ...rest,
        id: project.id,
        updated_at,
        timeline: timeline || null,
        started_on: started_on || null,
      })
      toast.success('Project saved')
      onDone()
    } catch (error) {
      if (error instanceof SteeringConflict) return setTheirs(error.theirs)
      setError('root', { message: sentenceFor(error, 'Could not save. Try again.') })
    }
  }
  const takeTheirs = (stored: AdminProject) => {
    setStart(stored)
    setTheirs(undefined)
    reset(valuesOf(stored))
  }

  return (
    <Form noValidate onSubmit={handleSubmit((values) => save(values, start.updated_at))}>
      <h3>{project.name}</h3>
      {theirs && (
        <SteeringConflictNotice
          theirs={theirs}
          onKeepMine={() => {
            setStart(theirs)
            setTheirs(undefined)
            void save(getValues(), theirs.updated_at)
          }}
          onTakeTheirs={() => takeTheirs(theirs)}
        />
      )}
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
        error={errors.started_on?.message}
        hint="Day 1 of the fourteen, which the client's day strip counts from"
      >
        <Input type="date" {...register('started_on', { validate: (day) => isNearDay(day) || notNear })} />
      </Field>
      {errors.root && <Failure role="alert">{errors.root.message}</Failure>}
      <Actions>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={isSubmitting || !!theirs}>
          {isSubmitting ? 'Saving...' : 'Save project'}
        </Button>
      </Actions>
    </Form>
  )
}

const optionOf = ({ value, label }: { value: string; label: string }) => (
  <option key={value} value={value}>
    {label}
  </option>
)
