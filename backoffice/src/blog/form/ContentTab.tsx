import { type ChangeEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { blogCategories } from '@fortnight/supabase/posts/queries'
import { ImageField } from '../../image/ImageField.tsx'
import { FormGrid } from './FormGrid.tsx'
import { MarkdownField } from '../editor/MarkdownField.tsx'
import type { PostFormValues } from './postSchema.ts'
import { SlugField } from './SlugField.tsx'
import { slugify } from './slugify.ts'
import { TagsField } from './TagsField.tsx'

/** The content of the post that visitors see. */
export function ContentTab({ form, id }: { form: UseFormReturn<PostFormValues>; id: string | undefined }) {
  const { register, control, setValue, formState } = form
  const { errors } = formState
  // The slug of a stored post must not follow its title, because links would break. [ADMIN-BLOG-20]
  const [isSlugFixed, setIsSlugFixed] = useState(id !== undefined)

  const updateSlug = (title: string) => {
    if (!isSlugFixed) setValue('slug', slugify(title), { shouldValidate: formState.isSubmitted })
  }

  return (
    <FormGrid>
      <Field label="Title" error={errors.title?.message} required>
        <Input
          autoComplete="off"
          {...register('title', { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => updateSlug(target.value) })}
        />
      </Field>
      <SlugField form={form} id={id} onSlugChosen={(slug) => setIsSlugFixed(id !== undefined || slug !== '')} />
      <Field label="Excerpt" error={errors.excerpt?.message} hint="One or two sentences for lists and cards." required>
        <Textarea rows={3} {...register('excerpt')} />
      </Field>
      <ImageField
        control={control}
        name="image_url"
        label="Featured Image URL"
        hint="1200 × 675 pixels fill the frame. URLs on this site start with a slash."
        required
      />
      <div data-row>
        <Field label="Category">
          <Select {...register('category')}>
            {blogCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
        <Field label="Author" error={errors.author?.message}>
          <Input autoComplete="off" {...register('author')} />
        </Field>
        <Field label="Read Time" error={errors.read_time?.message}>
          <Input autoComplete="off" {...register('read_time')} />
        </Field>
        <Field label="Publish Date" error={errors.publish_date?.message} hint="Shown to readers and used for sorting.">
          <Input type="date" {...register('publish_date')} />
        </Field>
      </div>
      <TagsField control={control} />
      <MarkdownField control={control} />
    </FormGrid>
  )
}
