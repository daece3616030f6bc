import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { useSearchParams } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { normalizeBlogSearch } from '@fortnight/supabase/posts/queries'
import { styled } from 'styled-components'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { PageContainer } from '../../layout/PageContainer.tsx'
import { blogUrl, parseBlogSearch } from '../blogUrl.ts'
import { NewsletterSignup } from '../newsletter/NewsletterSignup.tsx'
import { PostList } from './PostList.tsx'
import { SearchForm } from './SearchForm.tsx'

const description =
  'Plain articles on planning, building, testing, and running a custom AI agent: what fits into a fortnight, what it costs, and what to ask first.'

const Body = styled(PageContainer)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-7), 5vw, var(--space-8));
  padding-bottom: clamp(var(--space-7), 5vw, 5rem);
`

/** The public blog. Search, category and page are in the URL, so it works without JavaScript. */
export default function BlogPage() {
  const [parameters] = useSearchParams()
  const search = normalizeBlogSearch(parseBlogSearch(parameters))
  const { q, category, page } = search
  return (
    <>
      <PageHead
        title={[q && `“${q}”`, category || 'Blog', page > 1 && `page ${page}`].filter(Boolean).join(', ')}
        description={description}
        canonicalPath={blogUrl({ ...search, q: '' })}
        image="/social/default.png"
        // Search results are an unlimited number of pages that search engines should not index.
        noindex={q !== ''}
      />
      <PageHeader
        name="Blog"
        title="Notes from the workshop"
        lead={
          <p>What we learn from building one agent after another, written for the people who will work with them.</p>
        }
      >
        <SearchForm search={search} />
      </PageHeader>
      <Body>
        <PageBoundary fallback={<Skeleton lines={12} label="Loading articles" />} errorTitle="Error Loading Blog Posts">
          <PostList search={search} />
        </PageBoundary>
        <NewsletterSignup />
      </Body>
    </>
  )
}
