import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { setPostsPublished } from '@fortnight/supabase/posts/adminMutations'
import type { ListedPost } from '@fortnight/supabase/posts/adminQueries'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { PublishedSwitch } from '../../list/table/PublishedSwitch.tsx'
import { publicationLabel, publicationState } from '../publication.ts'

const Root = styled.div`
  display: grid;
  justify-items: start;
`

/* Wraps instead of overflowing into the next column. */
const Schedule = styled(Badge)`
  white-space: normal;
`

/** Breaks only before and after "for", so that a date stays in one line. */
const withUnbrokenDate = (label: string) => label.replace(/(?<!for) (?!for)/g, '\u00a0')

/** Publishes or unpublishes with one click. It shows the stored state, also after a failed change. [ADMIN-BLOG-6] */
export function PostPublishedSwitch({ post }: { post: ListedPost }) {
  const publication = useMutation(setPostsPublished())
  return (
    <Root>
      <PublishedSwitch
        title={post.title}
        published={post.published}
        isPending={publication.isPending}
        onChange={(published) =>
          publication.mutate({ ids: [post.id], published }, { onError: () => void toast.error(saveFailedMessage) })
        }
      />
      {publicationState(post) === 'scheduled' && (
        <Schedule tone="info">{withUnbrokenDate(publicationLabel(post))}</Schedule>
      )}
    </Root>
  )
}
