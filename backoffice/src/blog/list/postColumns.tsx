import { styled } from 'styled-components'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { Link } from '@fortnight/shared-ui/router'
import type { ListedPost } from '@fortnight/supabase/posts/adminQueries'
import { FormattedDate } from '../../layout/FormattedDate.tsx'
import { clampedLines } from '../../list/clampedLines.ts'
import { createColumns } from '../../list/table/tableFeatures.ts'
import { truncateText } from '../../list/truncateText.ts'
import { PostPublishedSwitch } from './PostPublishedSwitch.tsx'
import { PostRowActions } from './PostRowActions.tsx'

/** [CONST-4] */
const maxExcerptLength = 80

const Title = styled.div`
  min-width: 14rem;
  overflow-wrap: anywhere;

  > small {
    ${clampedLines(1)}
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
`

/* Quieter than the title. */
const Detail = styled.div`
  color: var(--ink-soft);
`
const Author = styled(Detail)`
  min-width: 6.75rem;
`
const Category = styled(Detail)`
  min-width: 6rem;
`

const column = createColumns<ListedPost>()

/** [ADMIN-BLOG-3] */
export const postColumns = [
  column.accessor('title', {
    header: 'Title',
    cell: ({ row: { original: post } }) => (
      <Title>
        <Link to={`/admin/blog/edit/${post.id}`}>{post.title}</Link>
        <small>{truncateText(post.excerpt, maxExcerptLength)}</small>
      </Title>
    ),
  }),
  column.accessor('author', {
    header: 'Author',
    meta: { isMerged: true },
    // The usual one says nothing in a compact row.
    cell: ({ getValue }) => <Author data-no-value={getValue() === brand.blogAuthor || undefined}>{getValue()}</Author>,
  }),
  column.accessor('category', {
    header: 'Category',
    cell: ({ getValue }) => <Category>{getValue()}</Category>,
  }),
  column.accessor('publish_date', {
    header: 'Date',
    meta: { isNowrap: true, isMerged: true },
    cell: ({ row: { original: post } }) => (
      <Detail as="span">
        <FormattedDate date={post.publish_date} />
      </Detail>
    ),
  }),
  column.display({
    id: 'status',
    header: 'Status',
    cell: ({ row: { original: post } }) => <PostPublishedSwitch post={post} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { isNowrap: true },
    cell: ({ row: { original: post } }) => <PostRowActions post={post} />,
  }),
]
