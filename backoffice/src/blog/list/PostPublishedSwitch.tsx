import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { useMutation } from '@fortnight/shared-ui/query'
import { Switch } from '@fortnight/shared-ui/controls/Switch'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { setPostsPublished } from '@fortnight/supabase/posts/adminMutations'
import type { ListedPost } from '@fortnight/supabase/posts/adminQueries'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { publicationOf, stateOf } from '../publication.ts'

const Root = styled.div`
  display: grid;
  justify-items: start;

  [role='switch'] {
    white-space: nowrap;
  }
`

/* On more lines rather than in the room of the columns after it. */
const Schedule = styled(Badge)`
  white-space: normal;
`

/** Publishes with one click. It shows what is stored: a refused change leaves it as it was. [ADMIN-BLOG-6] */
export function PublishedSwitch({ post }: { post: ListedPost }) {
  const publish = useMutation(setPostsPublished())
  return (
    <Root>
      <Switch
        checked={post.published}
        disabled={publish.isPending}
        onCheckedChange={(published) =>
          publish.mutate({ ids: [post.id], published }, { onError: () => toast.error(saveFailedMessage) })
        }
      >
        <span>
          Published<VisuallyHidden>: {post.title}</VisuallyHidden>
        </span>
      </Switch>
      {stateOf(post) === 'scheduled' && <Schedule tone="info">{publicationOf(post)}</Schedule>}
    </Root>
  )
}
