import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { styled } from 'styled-components'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Field } from '@fortnight/shared-ui/forms/Field'
import type { QuestionValues } from './questionSchema.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
`

type Props = { register: UseFormRegister<QuestionValues>; errors: FieldErrors<QuestionValues> }

/** The limits of a number, both optional. */
export function NumberLimits({ register, errors }: Props) {
  return (
    <Root>
      <Field label="Minimum" error={errors.min?.message}>
        <Input inputMode="decimal" autoComplete="off" {...register('min')} />
      </Field>
      <Field label="Maximum" error={errors.max?.message}>
        <Input inputMode="decimal" autoComplete="off" {...register('max')} />
      </Field>
    </Root>
  )
}
