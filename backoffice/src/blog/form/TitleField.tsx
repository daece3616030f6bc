import type { ChangeEvent, KeyboardEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { Field } from '@fortnight/shared-ui/forms/Field'
import type { PostFormValues } from './postSchema.ts'

/* As high as its text and, with one line, as other fields, where browsers can do that; else two lines. */
const Title = styled(Textarea)`
  min-height: 44px;
  padding-block: 7px;
  resize: none;
  font-family: var(--font-heading);
  font-size: var(--text-22);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 28px;
  overflow-wrap: anywhere;
`

type Props = { form: UseFormReturn<PostFormValues>; onChange: (title: string) => void }

/** The title of a post. It wraps like the headline that readers see, but is one line of text. */
export function TitleField({ form: { register, setValue, formState }, onChange }: Props) {
  const field = register('title', {
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      const title = target.value.replaceAll(/\s*\n\s*/g, ' ')
      if (title !== target.value) setValue('title', title, { shouldDirty: true })
      onChange(title)
    },
  })
  return (
    <Field label="Title" error={formState.errors.title?.message} required>
      <Title rows={2} autoComplete="off" onKeyDown={ignoreEnter} {...field} />
    </Field>
  )
}

/** Enter must neither break the line nor, like in an input, save the post. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}
