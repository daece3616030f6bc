import type { ChangeEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useQuery } from '@fortnight/shared-ui/query'
import { slugAvailability } from '@fortnight/supabase/posts/adminQueries'
import { useDebouncedValue } from '@fortnight/shared-ui/browser/useDebouncedValue'
import { type PostFormValues, postSchema } from './postSchema.ts'

const Suggestion = styled(Button)`
  justify-self: start;
  white-space: normal;
  overflow-wrap: anywhere;
`

type Props = {
  form: UseFormReturn<PostFormValues>
  id: string | undefined
  /** Called when the admin types or accepts a slug, which then no longer follows the title. */
  onSlugChosen: (slug: string) => void
}

/** The slug of the post. Whether another post uses it is checked while typing. [ADMIN-BLOG-19] */
export function SlugField({ form, id, onSlugChosen }: Props) {
  const { register, control, setValue, formState } = form
  const slug = useDebouncedValue(useWatch({ control, name: 'slug' }).trim())
  const isValid = slug !== '' && postSchema.shape.slug.safeParse(slug).success
  const { data } = useQuery({ ...slugAvailability(slug, id), enabled: isValid })
  const isTaken = isValid && data?.isTaken === true

  const acceptSuggestion = (suggestion: string) => {
    onSlugChosen(suggestion)
    setValue('slug', suggestion, { shouldDirty: true, shouldValidate: true })
    // The button that has the focus disappears.
    form.setFocus('slug')
  }

  return (
    <Field
      label="Slug"
      error={formState.errors.slug?.message ?? (isTaken ? 'This slug is already used' : undefined)}
      hint={`URL: /blog/${slug || '…'}`}
      required
    >
      <Input
        autoComplete="off"
        {...register('slug', { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onSlugChosen(target.value) })}
      />
      {isTaken && (
        <Suggestion variant="secondary" size="small" onClick={() => acceptSuggestion(data.suggestion)}>
          Use {data.suggestion}
        </Suggestion>
      )}
    </Field>
  )
}
