import type { ReactNode, SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { DraftNotice } from '@fortnight/shared-ui/forms/DraftNotice'
import { Field } from '@fortnight/shared-ui/forms/Field'
import type { RecordForm } from '@fortnight/shared-ui/forms/useRecordForm'
import { budgetRanges, priorities, projectStatuses, timelines } from '@fortnight/supabase/projects/labels'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { FormError, Form } from '../layout/formParts.ts'
import type { ProjectValues } from './projectValues.ts'
import { SelectOptions } from './SelectOptions.tsx'

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr));
  gap: var(--space-4);

  /* The plan, with the longest options, has its own row where the others fill theirs. */
  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
`

/* On a wide page, the texts stand side by side, and the choices below them in the same columns. */
const Page = styled(Form)`
  @media (min-width: 60rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :not(:has(> textarea)) {
      grid-column: 1 / -1;
    }

    > ${Choices} {
      grid-template-columns: inherit;
    }
  }
`

type Props = {
  state: RecordForm<ProjectValues, OwnProject>
  /** Whether the project exists and has a page to be edited on. A new one is a draft, without a status field, in a dialog. */
  isExisting?: boolean
  /** The buttons. */
  children: ReactNode
}

/** The fields of a project, for creating and editing. The error of a failed save disappears at the next edit. [PROJ-5, PROJ-8] */
export function ProjectForm({ state, isExisting = false, children }: Props) {
  const { form, draft, failure, clearFailure, submit } = state
  const { register, formState, getValues } = form
  const { errors } = formState
  const values = getValues()

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void submit()
  }

  const Root = isExisting ? Page : Form
  return (
    <Root noValidate onSubmit={handleSubmit} onChange={clearFailure}>
      <DraftNotice draft={draft.restorable} onRestore={draft.restore} onDiscard={draft.discard} />
      <Field label="Project name" error={errors.name?.message} required>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Description" hint="What should the agent do, and for whom?" error={errors.description?.message}>
        <Textarea rows={5} {...register('description')} />
      </Field>
      <Field
        label="Requirements"
        hint="Which systems should it connect to, and which rules must it follow?"
        error={errors.requirements?.message}
      >
        <Textarea rows={5} {...register('requirements')} />
      </Field>
      <Choices>
        <Field label="Pricing plan">
          <Select {...register('budget_range')}>
            <option value="">Not specified</option>
            <SelectOptions options={budgetRanges} value={values.budget_range} />
          </Select>
        </Field>
        <Field label="Preferred timeline">
          <Select {...register('timeline')}>
            <option value="">Not specified</option>
            <SelectOptions options={timelines} value={values.timeline} />
          </Select>
        </Field>
        <Field label="Priority">
          <Select {...register('priority')}>
            <SelectOptions options={priorities} value={values.priority} />
          </Select>
        </Field>
        {isExisting && (
          <Field label="Status" hint="While a project is on hold, its fourteen days stop counting.">
            <Select {...register('status')}>
              <SelectOptions options={projectStatuses} value={values.status} />
            </Select>
          </Field>
        )}
      </Choices>
      {failure && <FormError>{failure}</FormError>}
      <ActionBar>{children}</ActionBar>
    </Root>
  )
}
