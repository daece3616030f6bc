import type { ChangeEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { SwitchCheckbox } from '@fortnight/shared-ui/controls/SwitchCheckbox'
import { PublishingSection } from '../../form/PublishingSection.tsx'
import type { PostFormValues } from './postSchema.ts'

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
    <PublishingSection
      toggle={<SwitchCheckbox {...register('published')}>{published ? 'Published' : 'Draft'}</SwitchCheckbox>}
      hint={isNew && !published && 'Save it to share a preview link.'}
    >
      {(published || formState.errors.publish_at) && (
        <Field
          label="Schedule for"
          error={formState.errors.publish_at?.message}
          hint="Local time. Leave empty to publish now."
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
    </PublishingSection>
  )
}
