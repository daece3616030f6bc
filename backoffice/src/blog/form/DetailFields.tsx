import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { blogCategories } from '@fortnight/supabase/posts/queries'
import type { PostFormValues } from './postSchema.ts'
import { RailColumns } from './RailColumns.ts'
import { SlugField } from './SlugField.tsx'

type Props = {
  form: UseFormReturn<PostFormValues>
  id: string | undefined
  onSlugChosen: (slug: string) => void
}

/** What identifies a post in lists and cards, beside its title; the required fields first. */
export function DetailFields({ form, id, onSlugChosen }: Props) {
  const { register, formState } = form
  return (
    <RailColumns>
      <Field
        label="Excerpt"
        error={formState.errors.excerpt?.message}
        hint="One or two sentences for lists and cards."
        required
      >
        <Textarea rows={4} {...register('excerpt')} />
      </Field>
      <div data-stack>
        <SlugField form={form} id={id} onSlugChosen={onSlugChosen} />
        <Field label="Category">
          <Select {...register('category')}>
            {blogCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
      </div>
    </RailColumns>
  )
}
