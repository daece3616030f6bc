import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@fortnight/shared-ui/query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { z } from 'zod'
import { Button } from '@fortnight/shared-ui/Button'
import { ButtonLink } from '@fortnight/shared-ui/ButtonLink'
import { Checkbox } from '@fortnight/shared-ui/Checkbox'
import { DraftNotice } from '@fortnight/shared-ui/DraftNotice'
import { Field } from '@fortnight/shared-ui/Field'
import { Input } from '@fortnight/shared-ui/Input'
import { useNavigate } from '@fortnight/shared-ui/router'
import { toast } from '@fortnight/shared-ui/Toast'
import { useDraft } from '@fortnight/shared-ui/useDraft'
import { useLeaveWarning } from '@fortnight/shared-ui/useLeaveWarning'
import { sentenceFor } from '@fortnight/supabase/errors'
import { saveFaq } from '@fortnight/supabase/adminFaqs'
import { useSession } from '@fortnight/supabase/session'
import { AnswerField } from './AnswerField.tsx'

const largestOrder = 2_147_483_647

const schema = z.object({
  question: z.string().trim().min(1, 'Question is required').max(300, 'Please keep the question to 300 characters'),
  order_index: z
    .int('Please enter a whole number')
    .min(0, 'The order index must be 0 or more')
    .max(largestOrder, 'Please enter a smaller number'),
  published: z.boolean(),
  answer: z.string().max(20_000, 'Please shorten the answer: with its formatting it is longer than 20,000 characters'),
})

export type FaqValues = z.infer<typeof schema>

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  max-width: 52rem;
`
const Failure = styled.p`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
`
const ShortField = styled(Field)`
  max-width: 14rem;
`
const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-3);
`

/** What is no number counts as 0. [ADMIN-FAQ-9] */
const numberIn = (typed: unknown) => Number(typed) || 0

/** Question, place, state and answer of one FAQ; without an id it creates one. */
export function FaqForm({ id, faq }: { id?: string; faq: FaqValues }) {
  const navigate = useNavigate()
  const save = useMutation(saveFaq())
  const userId = useSession(({ user }) => user?.id)
  // The editor reads its text once; another number makes it start anew with what was restored.
  const [editor, setEditor] = useState(0)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: faq,
    // The next order index may arrive after the form; it must not overwrite what somebody has typed by then.
    values: faq,
    resetOptions: { keepDirtyValues: true },
  })
  const { register, control, handleSubmit, setError, setValue, watch, formState } = form
  const { errors, isSubmitting, isDirty } = formState
  const draft = useDraft(`faq-${id ?? 'new'}:${userId}`, form)
  useLeaveWarning(isDirty)
  const idleText = id ? 'Update FAQ' : 'Create FAQ'

  const onSubmit = handleSubmit(async (values) => {
    try {
      await save.mutateAsync({ id, ...values })
    } catch (error) {
      setError('root', { message: sentenceFor(error, 'Failed to save FAQ') })
      return
    }
    draft.clear()
    toast.success('FAQ saved')
    await navigate('/admin/faqs')
  })

  const restore = () => {
    draft.restore()
    setEditor((number) => number + 1)
  }

  return (
    <Form noValidate onSubmit={onSubmit}>
      <DraftNotice found={draft.found} onRestore={restore} onDiscard={draft.discard} />
      {errors.root && <Failure role="alert">{errors.root.message}</Failure>}
      <Checkbox {...register('published')}>{watch('published') ? 'Published' : 'Draft'}</Checkbox>
      <Field label="Question" error={errors.question?.message} required>
        <Input autoComplete="off" {...register('question')} />
      </Field>
      <ShortField label="Order Index" hint="Lower numbers appear first" error={errors.order_index?.message}>
        <Input
          type="number"
          min={0}
          step={1}
          {...register('order_index', {
            setValueAs: numberIn,
            onBlur: ({ target }) => setValue('order_index', numberIn(target.value)),
          })}
        />
      </ShortField>
      <Controller
        name="answer"
        control={control}
        render={({ field }) => (
          <AnswerField key={editor} value={field.value} onChange={field.onChange} error={errors.answer?.message} />
        )}
      />
      <Actions>
        <ButtonLink to="/admin/faqs" variant="secondary">
          Cancel
        </ButtonLink>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : idleText}
        </Button>
      </Actions>
    </Form>
  )
}
