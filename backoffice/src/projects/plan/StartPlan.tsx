import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { z } from 'zod'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { dayIn } from '@fortnight/supabase/plans/businessDay'
import { startSteps } from '@fortnight/supabase/plans/mutations'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { budgetLabel } from '@fortnight/supabase/projects/labels'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { rejectIncompleteDates } from '../../form/rejectIncompleteDates.ts'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { requiredDay } from '../../form/requiredDay.ts'

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  max-width: var(--measure);
`

const schema = z.object({ firstDay: requiredDay('First day') })

/** Starts a project: its steps get their dates from the first day on. A project from before plans existed may start so, too. */
export function StartPlan({ project }: { project: AdminProject }) {
  const { mutateAsync, isPending, error } = useMutation(startSteps())
  const { register, handleSubmit, formState } = useForm({
    resolver: rejectIncompleteDates(zodResolver(schema)),
    defaultValues: { firstDay: project.started_on ?? dayIn(undefined, new Date()) },
  })
  if (project.deleted_at) return <p>This project has no plan.</p>

  const start = handleSubmit(async ({ firstDay }) => {
    if (isPending) return
    await mutateAsync({ project: project.id, firstDay }).then(
      () => toast.success('Project started'),
      // The form shows it.
      () => undefined,
    )
  })

  return (
    <EmptyState
      title="This project has not started"
      hint={
        <>
          Starting it dates its four steps: discovery, build, test, and launch. They share the working days of its plan
          ({budgetLabel(project.budget_range)}).
        </>
      }
    >
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        {error && <ErrorBanner>{errorMessageFor(error, saveFailedMessage)}</ErrorBanner>}
        <Field
          label="First day"
          hint="A weekend or holiday counts as the next working day."
          error={formState.errors.firstDay?.message}
          required
        >
          <Input type="date" {...register('firstDay')} />
        </Field>
        <Button type="submit" aria-disabled={isPending}>
          Start project
        </Button>
      </Form>
    </EmptyState>
  )
}
