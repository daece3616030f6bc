import { Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { latestPostsAndDrafts } from '@fortnight/supabase/dashboard/adminQueries'
import { EmptyLine } from '../layout/EmptyLine.ts'
import { namedIcons } from '../list/table/namedIcons.ts'
import { truncateText } from '../list/truncateText.ts'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { RecentList, RecentPanel } from './RecentPanel.tsx'

const excerptLength = 100

/* Beside one line of text, the button takes no more height than it. */
const AuthorAndEdit = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  ${namedIcons}

  > a {
    margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-3)) calc(-1 * var(--space-2)) 0;
  }
`

/** The latest posts by date, including drafts. */
export function RecentPosts() {
  return (
    <RecentPanel
      title="Latest posts"
      listLink={{ to: '/admin/blog', label: 'All posts' }}
      errorTitle="The posts could not be loaded"
    >
      <Posts />
    </RecentPanel>
  )
}

function Posts() {
  const { data: posts } = useSuspenseQuery(latestPostsAndDrafts())
  if (posts.length === 0) return <EmptyLine>No blog posts yet. Create your first post!</EmptyLine>
  return (
    <RecentList role="list">
      {posts.map(({ id, title, excerpt, author, publish_date, published }) => (
        // [ADMIN-DASH-7]
        <li key={id}>
          <h3>
            <Link to={`/admin/blog/edit/${id}`}>{title}</Link>
          </h3>
          <div>
            <Badge tone={published ? 'positive' : 'neutral'}>{published ? 'Published' : 'Draft'}</Badge>
            <FormattedDate date={publish_date} />
          </div>
          <p data-clamp>{truncateText(excerpt, excerptLength)}</p>
          <AuthorAndEdit>
            <p>{author}</p>
            <ButtonLink to={`/admin/blog/edit/${id}`} variant="ghost" size="small" title="Edit">
              <Pencil aria-hidden /> <VisuallyHidden>Edit {title}</VisuallyHidden>
            </ButtonLink>
          </AuthorAndEdit>
        </li>
      ))}
    </RecentList>
  )
}
