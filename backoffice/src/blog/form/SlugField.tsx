import { type UseFormReturn, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useQuery } from '@fortnight/shared-ui/query'
import { slugChoice } from '@fortnight/supabase/posts/adminQueries'
import { useDebouncedValue } from '../../form/useDebouncedValue.ts'
import { type PostFormValues, postSchema } from './postSchema.ts'

const Suggestion = styled(Button)`
  justify-self: start;
  white-space: normal;
  overflow-wrap: anywhere;
`

type Props = {
  form: UseFormReturn<PostFormValues>
  id: string | undefined
  /** Somebody has chosen the slug, so it no longer follows the title. */
  onOwnSlug: (slug: string) => void
}

/** The address of the post. Whether another post has it already is asked while somebody types. [ADMIN-BLOG-19] */
export function SlugField({ form, id, onOwnSlug }: Props) {
  const { register, control, setValue, formState } = form
  const slug = useDebouncedValue(useWatch({ control, name: 'slug' }).trim())
  const isSlug = slug !== '' && postSchema.shape.slug.safeParse(slug).success
  const { data } = useQuery({ ...slugChoice(slug, id), enabled: isSlug })
  const isTaken = isSlug && data?.isTaken === true

  const take = (suggestion: string) => {
    onOwnSlug(suggestion)
    setValue('slug', suggestion, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Field
      label="Slug"
      error={formState.errors.slug?.message ?? (isTaken ? 'This slug is already used' : undefined)}
      hint={`The address of the post: /blog/${slug || '…'}`}
      required
    >
      <Input autoComplete="off" {...register('slug', { onChange: ({ target }) => onOwnSlug(target.value) })} />
      {isTaken && (
        <Suggestion variant="secondary" size="small" onClick={() => take(data.suggestion)}>
          Use {data.suggestion}
        </Suggestion>
      )}
    </Field>
  )
}
