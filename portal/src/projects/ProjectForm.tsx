import type { FormEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { DraftNotice } from '@fortnight/shared-ui/forms/DraftNotice'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { budgetRanges, priorities, projectStatuses, timelines } from '@fortnight/supabase/projects/projects'
import { Actions, Failure, Form } from '../layout/formParts.ts'
import { OptionsOf } from './SelectOptions.tsx'
import type { ProjectFormState } from './useProjectForm.ts'

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr));
  gap: var(--space-4);

  /* Two in a row, and none alone in half of one. */
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`

type Props = ProjectFormState & {
  /** Whether the status is asked for; a new project is a draft. */
  hasStatus?: boolean
  onSubmit: (event: FormEvent) => unknown
  onEdit?: () => void
  /** The buttons. */
  children: ReactNode
}

/** The fields of a project, for creating and editing one. An error of saving goes as soon as somebody edits. [PROJ-5, PROJ-8] */
export function ProjectForm({ form, draft, hasStatus = false, onSubmit, onEdit, children }: Props) {
  const { register, clearErrors, formState, getValues } = form
  const { errors } = formState
  const stored = getValues()

  const handleEdit = () => {
    clearErrors('root')
    onEdit?.()
  }

  return (
    <Form noValidate onSubmit={onSubmit} onChange={handleEdit}>
      <DraftNotice found={draft.found} onRestore={draft.restore} onDiscard={draft.discard} />
      <Field label="Project name" error={errors.name?.message} required>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Description" hint="What should the agent do, and for whom?" error={errors.description?.message}>
        <Textarea rows={4} {...register('description')} />
      </Field>
      <Choices>
        <Field label="Pricing plan">
          <Select {...register('budget_range')}>
            <option value="">Not specified</option>
            <OptionsOf list={budgetRanges} stored={stored.budget_range} />
          </Select>
        </Field>
        <Field label="Timeline">
          <Select {...register('timeline')}>
            <option value="">Not specified</option>
            <OptionsOf list={timelines} stored={stored.timeline} />
          </Select>
        </Field>
        <Field label="Priority">
          <Select {...register('priority')}>
            <OptionsOf list={priorities} stored={stored.priority} />
          </Select>
        </Field>
        {hasStatus && (
          <Field label="Status">
            <Select {...register('status')}>
              <OptionsOf list={projectStatuses} stored={stored.status} />
            </Select>
          </Field>
        )}
      </Choices>
      <Field label="Requirements" hint="Systems to connect, rules to follow" error={errors.requirements?.message}>
        <Textarea rows={6} {...register('requirements')} />
      </Field>
      {errors.root && <Failure>{errors.root.message}</Failure>}
      <Actions>{children}</Actions>
    </Form>
  )
}
