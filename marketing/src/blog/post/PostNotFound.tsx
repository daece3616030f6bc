import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { maxSearchLength } from '@fortnight/supabase/lists/normalizeSearch'
import { styled } from 'styled-components'
import { ButtonRow } from '../../layout/ButtonRow.tsx'

const Message = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-8);
`

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: end;
  max-width: 30rem;
`

/** Shown for a slug without a published post, the same for unpublished and unknown posts. [POST-6, POST-7] */
export function PostNotFound() {
  return (
    <Message>
      <h1>Post Not Found</h1>
      <div>
        <p>The blog post you&apos;re looking for doesn&apos;t exist.</p>
        <p>It may have been moved or taken down.</p>
      </div>
      <Search role="search" action="/blog">
        <Field label="Search the other articles">
          <Input type="search" name="q" maxLength={maxSearchLength} placeholder="Title, topic, or tag" />
        </Field>
        <Button type="submit">Search</Button>
      </Search>
      <ButtonRow>
        <ButtonLink to="/blog" variant="secondary">
          All Articles
        </ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Back to Home
        </ButtonLink>
      </ButtonRow>
    </Message>
  )
}
