import { styled } from 'styled-components'
import type { UseFormReturn } from 'react-hook-form'
import type { StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { FormRail } from '../../form/RailForm.tsx'
import type { AdminRecordForm } from '../../form/useAdminRecordForm.ts'
import { DetailFields } from './DetailFields.tsx'
import type { PostFormValues } from './postSchema.ts'
import { PostToolbar } from './PostToolbar.tsx'
import { PublicationFields } from './PublicationFields.tsx'

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
    <FormRail aria-label="Post settings">
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
    </FormRail>
  )
}
