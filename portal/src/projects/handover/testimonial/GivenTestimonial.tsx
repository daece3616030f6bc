import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Quote } from '@fortnight/shared-ui/data/Quote'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation } from '@fortnight/shared-ui/query'
import { DeleteDialog } from '@fortnight/shared-ui/room/DeleteDialog'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import {
  type OwnTestimonial,
  takeBackTestimonialConsent,
  withdrawTestimonial,
} from '@fortnight/supabase/testimonials/ownTestimonial'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  /* They fill their lines, like those of the certificate. */
  @media (max-width: 30rem) {
    > button {
      flex: 1 1 auto;
    }
  }
`

/** Who reads it. */
function publicationOf({ has_consented, is_published }: OwnTestimonial) {
  if (is_published)
    return 'Your review is published on our website as it stands here. To change it, take back your consent first.'
  if (has_consented) return 'We may publish your review as it stands here. It isn’t on our website yet.'
  return 'Only you and the team read this. It’s never published without your consent.'
}

type Props = {
  project: string
  testimonial: OwnTestimonial
  onEdit: () => void
  /** With what to tell the client. */
  onChanged: (message: string) => void
}

/** What the client has said, who reads it, and how that is changed or taken back. [FORT-209] */
export function GivenTestimonial({ project, testimonial, onEdit, onChanged }: Props) {
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const consent = useMutation(takeBackTestimonialConsent())
  const withdrawal = useMutation(withdrawTestimonial())
  const { rating, body, shown_name, has_consented, is_published } = testimonial

  const takeBack = () =>
    consent.mutate(project, {
      onSuccess: () => onChanged('Your consent is taken back'),
      onError: (error) =>
        void toast.error(errorMessageFor(error, 'Your consent was not taken back. Please try again.')),
    })
  const withdraw = () =>
    // A promise, because this is gone once there is no rating. The dialog shows why it fails.
    void withdrawal.mutateAsync(project).then(
      () => onChanged('Your rating is withdrawn'),
      () => undefined,
    )
  return (
    <Root>
      <p>You rated this project {rating} out of 5.</p>
      <Quote text={body} author={has_consented ? shown_name : 'You'} />
      <p>{publicationOf(testimonial)}</p>
      <Buttons>
        {!is_published && (
          <Button variant="secondary" onClick={onEdit}>
            Change
          </Button>
        )}
        {has_consented && (
          <Button variant="secondary" aria-disabled={consent.isPending} onClick={takeBack}>
            {consent.isPending ? 'Taking back…' : 'Take back consent'}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setIsWithdrawing(true)}>
          Withdraw rating
        </Button>
      </Buttons>
      {isWithdrawing && (
        <DeleteDialog
          title="Withdraw your rating?"
          description="Your rating and your review are deleted, also from our website. You can rate the project again."
          confirmLabel="Withdraw rating"
          isDeleting={withdrawal.isPending}
          error={
            withdrawal.error
              ? errorMessageFor(withdrawal.error, 'Your rating was not withdrawn. Please try again.')
              : undefined
          }
          onConfirm={withdraw}
          onClose={() => setIsWithdrawing(false)}
        />
      )}
    </Root>
  )
}
