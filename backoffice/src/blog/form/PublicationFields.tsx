import type { ChangeEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { SwitchCheckbox } from '@fortnight/shared-ui/controls/SwitchCheckbox'
import type { PostFormValues } from './postSchema.ts'

/* Beside the text a column, below it a row. The widths are those that the browser's date fields need. */
const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15.5rem, 100%), 1fr));
  gap: var(--space-3) var(--space-5);

  > :first-child {
    grid-column: 1 / -1;
  }

  @media (min-width: 48rem) and (max-width: 74.99rem) {
    display: flex;

    > * {
      flex: 1 1 15.5rem;
    }

    /* In line with the inputs, below their labels. */
    > :first-child {
      padding-top: 1.875rem;
    }

    > :first-child:nth-last-child(3) {
      flex-basis: 11rem;
    }
  }

  /* As close to the switch as its touch target lets it be. */
  > div > label + p {
    margin-top: calc(var(--space-3) - var(--space-2));
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
      <div>
        <SwitchCheckbox {...register('published')}>{published ? 'Published' : 'Draft'}</SwitchCheckbox>
        {isNew && <p>Save the post as a draft to share a preview link.</p>}
      </div>
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
