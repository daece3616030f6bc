import { Badge } from '@fortnight/shared-ui/data/Badge'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { latestPostsAndDrafts } from '@fortnight/supabase/dashboard/adminQueries'
import { truncateText } from '../list/truncateText.ts'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { RecentList, RecentPanel } from './RecentPanel.tsx'

const excerptLength = 100

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
  if (posts.length === 0) return <p>No blog posts yet. Create your first post!</p>
  return (
    <RecentList role="list">
      {posts.map(({ id, title, excerpt, author, publish_date, published }) => (
        // [ADMIN-DASH-7]
        <li key={id}>
          <div>
            <h3>
              <Link to={`/admin/blog/edit/${id}`}>{title}</Link>
            </h3>
            <p data-clamp>{truncateText(excerpt, excerptLength)}</p>
            <p>
              {author} ·{' '}
              <Link to={`/admin/blog/edit/${id}`}>
                Edit <VisuallyHidden>{title}</VisuallyHidden>
              </Link>
            </p>
          </div>
          <div>
            <Badge tone={published ? 'positive' : 'neutral'}>{published ? 'Published' : 'Draft'}</Badge>
            <FormattedDate date={publish_date} />
          </div>
        </li>
      ))}
    </RecentList>
  )
}
