import type { ChangeEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { SwitchCheckbox } from '@fortnight/shared-ui/controls/SwitchCheckbox'
import type { PostFormValues } from './postSchema.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  /* As close to the switch as its touch target lets it be. */
  > p {
    margin-top: calc(-1 * var(--space-2));
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

type Props = {
  form: UseFormReturn<PostFormValues>
  /** A post that is not stored has nothing to preview. */
  isNew: boolean
}

/** Whether the post is public, and since when. A time in the past publishes it immediately. */
export function PublicationFields({ form, isNew }: Props) {
  const { register, control, setValue, formState } = form
  const published = useWatch({ control, name: 'published' })
  return (
    <Root>
      <SwitchCheckbox {...register('published')}>{published ? 'Published' : 'Draft'}</SwitchCheckbox>
      {isNew && <p>Save the post as a draft to share a preview link.</p>}
      {(published || formState.errors.publish_at) && (
        <Field
          label="Schedule for"
          error={formState.errors.publish_at?.message}
          hint="In your local time. Leave it empty to publish immediately."
        >
          <Input
            type="datetime-local"
            {...register('publish_at', {
              // The date that visitors see must not be before the publication.
              onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
                if (target.value) setValue('publish_date', target.value.slice(0, 10), { shouldDirty: true })
              },
            })}
          />
        </Field>
      )}
      <Field
        label="Publish Date"
        error={formState.errors.publish_date?.message}
        hint="Shown to readers and used for sorting."
      >
        <Input type="date" {...register('publish_date')} />
      </Field>
    </Root>
  )
}
