import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { TextListField } from './TextListField.tsx'
import type { PartnerFormValues } from './partnerSchema.ts'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);

  h2 {
    font-size: var(--text-18);
    line-height: 1.6rem;
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

type Props = { form: UseFormReturn<PartnerFormValues, unknown, PartnerFormValues> }

/** The optional case study of a partner. */
export function CaseStudyFields({ form: { register, control, formState } }: Props) {
  const titleId = useId()
  const { errors } = formState
  return (
    <Root data-column aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>Case study</h2>
        <p>Optional. Visitors see it once it has a title, a description, and at least one result.</p>
      </div>
      <Field label="Case study title" error={errors.case_study_title?.message}>
        <Input autoComplete="off" {...register('case_study_title')} />
      </Field>
      <Field label="Case study description" error={errors.case_study_description?.message}>
        <Textarea rows={4} {...register('case_study_description')} />
      </Field>
      <TextListField
        control={control}
        name="case_study_results"
        inputName="new_result"
        label="Case study results"
        noun="result"
      />
    </Root>
  )
}
