import { type Control, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { publicationLabel } from '../publication.ts'
import { fromDateTimeInputValue } from './dateInputValues.ts'
import type { PostFormValues } from './postSchema.ts'

const Note = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-14);
`

type Props = {
  control: Control<PostFormValues, unknown, PostFormValues>
  /** The text of the button that saves. */
  button: string
}

/** Says what saving changes on the public site. [ADMIN-BLOG-21] */
export function PublicationNote({ control, button }: Props) {
  const [published, publishAt] = useWatch({ control, name: ['published', 'publish_at'] })
  const publication = publicationLabel({ published, publish_at: fromDateTimeInputValue(publishAt) })
  if (publication === 'Published') return <Note>{button} publishes immediately.</Note>
  if (publication === 'Draft') return <Note>{button} keeps it a draft that only admins see.</Note>
  return <Note>{publication}.</Note>
}
