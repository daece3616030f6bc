import type { UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import type { PostFormValues } from './postSchema.ts'
import { RailColumns } from './RailColumns.ts'
import { TagsField } from './TagsField.tsx'

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
`

type Props = { form: UseFormReturn<PostFormValues> }

/** What a post also has, but rarely needs to be changed. */
export function ExtraFields({ form: { register, control, formState } }: Props) {
  const { errors } = formState
  return (
    <RailColumns>
      <TagsField control={control} />
      <Pair>
        <Field label="Author" error={errors.author?.message}>
          <Input autoComplete="off" {...register('author')} />
        </Field>
        <Field label="Read time" error={errors.read_time?.message}>
          <Input autoComplete="off" {...register('read_time')} />
        </Field>
      </Pair>
    </RailColumns>
  )
}
