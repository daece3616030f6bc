import { Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { latestPostsAndDrafts } from '@fortnight/supabase/dashboard/adminQueries'
import { EmptyLine } from '../layout/EmptyLine.ts'
import { truncateText } from '../list/truncateText.ts'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { RecentList, RecentPanel } from './RecentPanel.tsx'

const excerptLength = 100

/* The button, in the corner, takes no more height than a line of text, and its middle is that of the name, which leaves it room. */
const Posts = styled(RecentList)`
  > li {
    position: relative;
  }

  h3 {
    padding-inline-end: var(--space-6);
  }

  [data-clamp] {
    margin-top: var(--space-1);
  }

  > li > a {
    position: absolute;
    inset: calc(var(--space-3) + 0.7rem) calc(-1 * var(--space-3)) auto auto;
    translate: 0 -50%;
  }
`

/** The latest posts by date, including drafts. */
export function RecentPosts() {
  return (
    <RecentPanel
      title="Latest posts"
      listLink={{ to: '/admin/blog', label: 'All posts' }}
      errorTitle="The posts could not be loaded"
      lines={12}
    >
      <Rows />
    </RecentPanel>
  )
}

function Rows() {
  const { data: posts } = useSuspenseQuery(latestPostsAndDrafts())
  if (posts.length === 0) return <EmptyLine>No blog posts yet. Create your first post!</EmptyLine>
  return (
    <Posts role="list">
      {posts.map(({ id, title, excerpt, author, publish_date, published }) => (
        // [ADMIN-DASH-7]
        <li key={id}>
          <h3>
            <Link to={`/admin/blog/edit/${id}`}>{title}</Link>
          </h3>
          <div>
            <Badge tone={published ? 'positive' : 'neutral'}>{published ? 'Published' : 'Draft'}</Badge>
            <p>{author}</p>
            <FormattedDate date={publish_date} />
          </div>
          <p data-clamp>{truncateText(excerpt, excerptLength)}</p>
          <ButtonLink to={`/admin/blog/edit/${id}`} variant="ghost" size="small" title="Edit">
            <Pencil aria-hidden /> <VisuallyHidden>Edit {title}</VisuallyHidden>
          </ButtonLink>
        </li>
      ))}
    </Posts>
  )
}
