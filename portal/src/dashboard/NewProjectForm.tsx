import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@fortnight/shared-ui/query'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { z } from 'zod'
import { Button } from '@fortnight/shared-ui/Button'
import { Field } from '@fortnight/shared-ui/Field'
import { Input } from '@fortnight/shared-ui/Input'
import { Select } from '@fortnight/shared-ui/Select'
import { Textarea } from '@fortnight/shared-ui/Textarea'
import { track } from '@fortnight/shared-ui/track'
import { sentenceFor } from '@fortnight/supabase/errors'
import { budgetRanges, createProject, priorities, timelines } from '@fortnight/supabase/projects'

const longText = (name: string, limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `Please keep the ${name} to ${limit.toLocaleString('en-US')} characters`)

const schema = z.object({
  name: longText('name', 160).min(1, 'Project name is required'),
  description: longText('description', 5_000),
  budget_range: z.string(),
  timeline: z.string(),
  priority: z.string(),
  requirements: longText('requirements', 10_000),
})

const blank = { name: '', description: '', budget_range: '', timeline: '', priority: 'medium', requirements: '' }

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
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

type Option = { value: string; label: string }
const optionsOf = (list: readonly Option[]) =>
  list.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

type Props = { userId: string; plan: string | null; onCreated: () => void; onCancel: () => void }

/** A new project. It starts as a draft of medium priority; a refused save keeps everything that was typed. [DASH-3] */
export function NewProjectForm({ userId, plan, onCreated, onCancel }: Props) {
  const create = useMutation(createProject())
  const budget_range = budgetRanges.find(({ value }) => value === plan)?.value ?? ''
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { ...blank, budget_range },
  })
  const { errors, isSubmitting } = formState

  const onSubmit = handleSubmit(async (values) => {
    try {
      await create.mutateAsync({ user_id: userId, ...values })
      track('form_submitted', { form: 'new_project' })
      onCreated()
    } catch (error) {
      setError('root', { message: sentenceFor(error, 'Could not save. Try again.') })
    }
  })

  return (
    <Form noValidate onSubmit={onSubmit}>
      <Field label="Project name" error={errors.name?.message} required>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Description" hint="What should the agent do, and for whom?" error={errors.description?.message}>
        <Textarea rows={3} {...register('description')} />
      </Field>
      <Choices>
        <Field label="Pricing plan">
          <Select {...register('budget_range')}>
            <option value="">Not specified</option>
            {optionsOf(budgetRanges)}
          </Select>
        </Field>
        <Field label="Timeline">
          <Select {...register('timeline')}>
            <option value="">Not specified</option>
            {optionsOf(timelines)}
          </Select>
        </Field>
        <Field label="Priority">
          <Select {...register('priority')}>{optionsOf(priorities)}</Select>
        </Field>
      </Choices>
      <Field label="Requirements" hint="Systems to connect, rules to follow" error={errors.requirements?.message}>
        <Textarea rows={4} {...register('requirements')} />
      </Field>
      {errors.root && <Failure role="alert">{errors.root.message}</Failure>}
      <Actions>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Creating...' : 'Create project'}
        </Button>
      </Actions>
    </Form>
  )
}
