import { Plus, X } from 'lucide-react'
import { type Control, type FieldErrors, useFieldArray, type UseFormRegister } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { FieldError } from '@fortnight/shared-ui/forms/FieldError'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { maxFeatures, type PlanInput } from './planSchema.ts'

const Root = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: var(--space-1);
    padding: 0;
    font-weight: 600;
  }

  > div {
    display: flex;
    gap: var(--space-2);
  }

  > button {
    justify-self: start;
  }
`

type Props = {
  control: Control<PlanInput, unknown, unknown>
  register: UseFormRegister<PlanInput>
  errors: FieldErrors<PlanInput>['features']
}

/** The features of a plan, one text field per row. */
export function FeatureRows({ control, register, errors }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'features' })
  const errorMessage = errors?.message ?? errors?.root?.message ?? errors?.find?.((error) => error)?.text?.message
  return (
    <Root data-wide>
      <legend>Features</legend>
      {fields.map(({ id }, index) => (
        <div key={id}>
          <Input autoComplete="off" aria-label={`Feature ${index + 1}`} {...register(`features.${index}.text`)} />
          <Button variant="ghost" aria-label={`Remove feature ${index + 1}`} onClick={() => remove(index)}>
            <X aria-hidden />
          </Button>
        </div>
      ))}
      {errorMessage && <FieldError>{errorMessage}</FieldError>}
      <Button
        variant="secondary"
        size="small"
        disabled={fields.length >= maxFeatures}
        onClick={() => append({ text: '' })}
      >
        <Plus aria-hidden /> Add Feature
      </Button>
    </Root>
  )
}
