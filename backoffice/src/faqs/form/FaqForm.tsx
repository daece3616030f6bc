import { type FocusEvent, useEffect } from 'react'
import { Controller } from 'react-hook-form'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { SwitchCheckbox } from '@fortnight/shared-ui/controls/SwitchCheckbox'
import { useMutation } from '@fortnight/shared-ui/query'
import type { FaqValues, StoredFaq } from '@fortnight/supabase/faqs/adminQueries'
import { createFaq, updateFaq } from '@fortnight/supabase/faqs/adminMutations'
import { faqRevision, faqRevisions } from '@fortnight/supabase/faqs/revisions'
import { FormFooter } from '../../form/FormFooter.tsx'
import { FormGrid } from '../../form/FormGrid.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { PublishingSection } from '../../form/PublishingSection.tsx'
import { FormRail, RailForm } from '../../form/RailForm.tsx'
import { HistoryButton } from '../../history/HistoryButton.tsx'
import { useAdminRecordForm } from '../../form/useAdminRecordForm.ts'
import { AnswerField } from './AnswerField.tsx'
import { faqFieldLabels, faqSchema } from './faqSchema.ts'

/** Non-numeric input becomes 0. [ADMIN-FAQ-9] */
const toNumberOrZero = (value: unknown) => Number(value) || 0

type Props = { faq?: StoredFaq; nextOrderIndex: number }

/** Creates a FAQ, or edits the given one. */
export function FaqForm({ faq, nextOrderIndex }: Props) {
  const { mutateAsync: create } = useMutation(createFaq())
  const { mutateAsync: update } = useMutation(updateFaq())
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
        : { question: '', answer: '', order_index: nextOrderIndex, published: true },
    save: ({ order_index, ...values }, base) => {
      if (!base) return create({ ...values, order_index })
      // Another admin may have moved it in the list, so its place changes only when this admin has edited it.
      const changedPlace = order_index === base.order_index ? {} : { order_index }
      return update({ ...values, ...changedPlace, id: base.id, updated_at: base.updated_at })
    },
  })
  const { form, fill, resetCount, submit } = state
  const { register, control, setValue, getFieldState, resetField, watch, formState } = form
  const { errors, defaultValues } = formState
  const published = watch('published')

  // The next order index may be loaded after the form is shown. It must not overwrite what has been typed by then.
  const { order_index: defaultOrderIndex } = defaultValues ?? {}
  useEffect(() => {
    const isOutdated = !faq && nextOrderIndex !== defaultOrderIndex && !getFieldState('order_index').isDirty
    if (isOutdated) resetField('order_index', { defaultValue: nextOrderIndex })
  }, [faq, nextOrderIndex, defaultOrderIndex, getFieldState, resetField])

  return (
    <RailForm onSubmit={() => void submit()}>
      <FormNotices state={state} fields={faqFieldLabels} />
      <FormGrid data-column>
        <Field label="Question" error={errors.question?.message} required>
          <Input autoComplete="off" {...register('question')} />
        </Field>
        <Controller
          name="answer"
          control={control}
          render={({ field }) => (
            // The editor is uncontrolled: another key remounts it with the value that was put into the form.
            <AnswerField
              key={resetCount}
              value={field.value}
              onChange={field.onChange}
              error={errors.answer?.message}
            />
          )}
        />
      </FormGrid>
      <FormRail aria-label="FAQ settings">
        <PublishingSection
          toggle={<SwitchCheckbox {...register('published')}>{published ? 'Published' : 'Draft'}</SwitchCheckbox>}
          hint={published ? 'Visible on the home page' : 'Visible to admins only'}
        >
          <Field label="Order Index" hint="Lower numbers appear first" error={errors.order_index?.message}>
            <Input
              type="number"
              min={0}
              step={1}
              {...register('order_index', {
                setValueAs: toNumberOrZero,
                onBlur: ({ target }: FocusEvent<HTMLInputElement>) =>
                  setValue('order_index', toNumberOrZero(target.value)),
              })}
            />
          </Field>
        </PublishingSection>
        {faq && (
          <section>
            <h2>Earlier versions</h2>
            <div>
              <HistoryButton<FaqValues>
                revisions={faqRevisions(faq.id)}
                valuesAt={(revisionId) => ({
                  ...faqRevision(revisionId),
                  select: (revision: Omit<FaqValues, 'order_index'>) => ({
                    ...revision,
                    order_index: form.getValues('order_index'),
                  }),
                })}
                fields={faqFieldLabels}
                getCurrentValues={form.getValues}
                onRestore={fill}
              />
            </div>
          </section>
        )}
      </FormRail>
      <FormFooter state={state} submitText={faq ? 'Update FAQ' : 'Create FAQ'} />
    </RailForm>
  )
}
