import type { UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { blogCategories } from '@fortnight/supabase/posts/queries'
import type { PostFormValues } from './postSchema.ts'
import { SlugField } from './SlugField.tsx'
import { TagsField } from './TagsField.tsx'

/* Two columns of fields where there is room for them, which is not beside the text. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-3) var(--space-5);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-3);
  }
`

type Props = {
  form: UseFormReturn<PostFormValues>
  id: string | undefined
  onSlugChosen: (slug: string) => void
}

/** The fields that lists and cards show beside the title. */
export function DetailFields({ form, id, onSlugChosen }: Props) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <Columns>
      <div>
        <Field
          label="Excerpt"
          error={errors.excerpt?.message}
          hint="One or two sentences for lists and cards."
          required
        >
          <Textarea rows={4} {...register('excerpt')} />
        </Field>
        <SlugField form={form} id={id} onSlugChosen={onSlugChosen} />
        <Field label="Category">
          <Select {...register('category')}>
            {blogCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
      </div>
      <div>
        <TagsField control={control} />
        <Field label="Author" error={errors.author?.message}>
          <Input autoComplete="off" {...register('author')} />
        </Field>
        <Field label="Read time" error={errors.read_time?.message}>
          <Input autoComplete="off" {...register('read_time')} />
        </Field>
      </div>
    </Columns>
  )
}
