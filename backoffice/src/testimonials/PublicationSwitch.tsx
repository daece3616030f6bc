import { styled } from 'styled-components'
import { Switch } from '@fortnight/shared-ui/controls/Switch'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { type ListedTestimonial, publishTestimonial } from '@fortnight/supabase/testimonials/adminTestimonials'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'
import { publicationStates, titleOf } from './publicationStates.ts'

const Root = styled.div`
  display: flex;
  align-items: center;
  white-space: nowrap;
`

/** Publishes or unpublishes with one click, where the client has consented. It shows the stored state. [FORT-211] */
export function PublicationSwitch({ testimonial }: { testimonial: ListedTestimonial }) {
  const { mutate, isPending } = useMutation(publishTestimonial())
  const { id, updated_at, state } = testimonial
  const label = labelOf(publicationStates, state)
  if (state === 'private') return <Badge tone="neutral">{label}</Badge>

  const publish = (isPublished: boolean) =>
    mutate(
      { id, updated_at, isPublished },
      { onError: (error) => void toast.error(errorMessageFor(error, saveFailedMessage)) },
    )
  return (
    <Root>
      <Switch size="small" checked={state === 'published'} aria-disabled={isPending} onCheckedChange={publish}>
        <VisuallyHidden>Published: {titleOf(testimonial)}</VisuallyHidden>
      </Switch>
      {state === 'waiting' && <span aria-hidden>{label}</span>}
    </Root>
  )
}
