import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { styled } from 'styled-components'
import { ButtonRow } from '../../layout/ButtonRow.tsx'

const Message = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-8);
`

/** Shown for a slug without a published post, the same for unpublished and unknown posts. [POST-6, POST-7] */
export function PostNotFound() {
  return (
    <Message>
      <h1>Post Not Found</h1>
      <p>The blog post you&apos;re looking for doesn&apos;t exist.</p>
      <ButtonRow>
        <ButtonLink to="/blog">All articles</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Back to Home
        </ButtonLink>
      </ButtonRow>
    </Message>
  )
}
