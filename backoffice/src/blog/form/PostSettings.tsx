import type { UseFormReturn } from 'react-hook-form'
import type { StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { FormRail } from '../../form/RailForm.tsx'
import type { AdminRecordForm } from '../../form/useAdminRecordForm.ts'
import { DetailFields } from './DetailFields.tsx'
import { ExtraFields } from './ExtraFields.tsx'
import type { PostFormValues } from './postSchema.ts'
import { PostToolbar } from './PostToolbar.tsx'
import { PublicationFields } from './PublicationFields.tsx'

type Props = {
  state: Pick<AdminRecordForm<PostFormValues, StoredPost>, 'fill'> & { form: UseFormReturn<PostFormValues> }
  /** Undefined for a new post. */
  postId: string | undefined
  onSlugChosen: (slug: string) => void
}

/** Everything about a post but its text and image. Fields that are required come first. */
export function PostSettings({ state: { form, fill }, postId, onSlugChosen }: Props) {
  return (
    <FormRail aria-label="Post settings">
      <section>
        <h2>Details</h2>
        <DetailFields form={form} id={postId} onSlugChosen={onSlugChosen} />
      </section>
      <PublicationFields form={form} isNew={!postId} />
      <section>
        <h2>Tags and author</h2>
        <ExtraFields form={form} />
      </section>
      {postId && (
        <section>
          <h2>Preview and history</h2>
          <PostToolbar postId={postId} getCurrentValues={form.getValues} onRestore={fill} />
        </section>
      )}
    </FormRail>
  )
}
