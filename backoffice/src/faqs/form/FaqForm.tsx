import { useEffect } from 'react'
import { Controller } from 'react-hook-form'
import { styled } from 'styled-components'
import { Checkbox } from '@fortnight/shared-ui/controls/Checkbox'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useMutation } from '@fortnight/shared-ui/query'
import { type FaqValues, saveFaq, type StoredFaq } from '@fortnight/supabase/faqs/adminQueries'
import { faqRevision, faqRevisions } from '@fortnight/supabase/faqs/revisions'
import { EditForm } from '../../form/EditForm.tsx'
import { FormFoot } from '../../form/FormFoot.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { HistoryButton } from '../../history/HistoryButton.tsx'
import { useAdminRecordForm } from '../../form/useAdminRecordForm.ts'
import { AnswerField } from './AnswerField.tsx'
import { faqFields, faqSchema } from './faqSchema.ts'

const ShortField = styled(Field)`
  max-width: 14rem;
`

/** What is no number counts as 0. [ADMIN-FAQ-9] */
const numberIn = (typed: unknown) => Number(typed) || 0

type Props = { faq?: StoredFaq; nextOrder: number }

/** Question, place, state and answer of one FAQ; without one it creates one. */
export function FaqForm({ faq, nextOrder }: Props) {
  const { mutateAsync } = useMutation(saveFaq())
  const state = useAdminRecordForm({
    noun: 'FAQ',
    exit: '/admin/faqs',
    schema: faqSchema,
    row: faq,
    valuesOf: (stored): FaqValues =>
      stored
        ? {
            question: stored.question,
            answer: stored.answer,
            order_index: stored.order_index,
            published: stored.published,
          }
        : { question: '', answer: '', order_index: nextOrder, published: true },
    save: ({ order_index, ...values }, base) => {
      if (!base) return mutateAsync({ ...values, order_index })
      // Somebody may have moved it in the list meanwhile; only who has typed another number moves it from here.
      const place = order_index === base.order_index ? {} : { order_index }
      return mutateAsync({ ...values, ...place, id: base.id, updated_at: base.updated_at })
    },
  })
  const { form, fill, resetCount, submit } = state
  const { register, control, setValue, getFieldState, resetField, watch, formState } = form
  const { errors, defaultValues } = formState

  // The next number may arrive after the form; it must not overwrite what somebody has typed by then.
  const { order_index: firstOrder } = defaultValues ?? {}
  useEffect(() => {
    const isLate = !faq && nextOrder !== firstOrder && !getFieldState('order_index').isDirty
    if (isLate) resetField('order_index', { defaultValue: nextOrder })
  }, [faq, nextOrder, firstOrder, getFieldState, resetField])

  return (
    <EditForm onSubmit={() => void submit()}>
      {faq && (
        <div>
          <HistoryButton<FaqValues>
            revisions={faqRevisions(faq.id)}
            valuesAt={(revisionId) => ({
              ...faqRevision(revisionId),
              select: (then) => ({ ...then, order_index: form.getValues('order_index') }),
            })}
            fields={faqFields}
            getCurrentValues={form.getValues}
            onRestore={fill}
          />
        </div>
      )}
      <FormNotices state={state} fields={faqFields} />
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
          // The editor reads its text once; another number makes it start anew with what was put into the form.
          <AnswerField key={resetCount} value={field.value} onChange={field.onChange} error={errors.answer?.message} />
        )}
      />
      <FormFoot state={state} idleText={faq ? 'Update FAQ' : 'Create FAQ'} />
    </EditForm>
  )
}
