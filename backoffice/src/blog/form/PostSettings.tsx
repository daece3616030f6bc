import { styled } from 'styled-components'
import type { UseFormReturn } from 'react-hook-form'
import type { StoredPost } from '@fortnight/supabase/posts/adminQueries'
import type { AdminRecordForm } from '../../form/useAdminRecordForm.ts'
import { DetailFields } from './DetailFields.tsx'
import type { PostFormValues } from './postSchema.ts'
import { PostToolbar } from './PostToolbar.tsx'
import { PublicationFields } from './PublicationFields.tsx'

const Rail = styled.aside`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  min-width: 0;

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-3);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }

  h2 {
    font-size: var(--text-18);
  }

  /* Beside the text it is a column, below it two. */
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    gap: var(--space-5);

    > section:last-child {
      grid-area: 1 / 2 / 3;
    }
  }

  @media (min-width: 75rem) {
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--line);

    > section:first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
`
const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-14);
`

type Props = {
  state: Pick<AdminRecordForm<PostFormValues, StoredPost>, 'fill'> & { form: UseFormReturn<PostFormValues> }
  /** Undefined for a new post. */
  postId: string | undefined
  onSlugChosen: (slug: string) => void
}

/** Everything about a post but its text and image: publishing, preview and details. */
export function PostSettings({ state: { form, fill }, postId, onSlugChosen }: Props) {
  return (
    <Rail data-column aria-label="Post settings">
      <section>
        <h2>Publishing</h2>
        <PublicationFields form={form} />
      </section>
      <section>
        <h2>Preview and history</h2>
        {postId ? (
          <PostToolbar postId={postId} getCurrentValues={form.getValues} onRestore={fill} />
        ) : (
          <Hint>Save the post as a draft to share a preview link.</Hint>
        )}
      </section>
      <section>
        <h2>Details</h2>
        <DetailFields form={form} id={postId} onSlugChosen={onSlugChosen} />
      </section>
    </Rail>
  )
}
