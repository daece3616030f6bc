import { screen } from '@testing-library/react'
import { metaContent } from '@fortnight/shared-ui/page/head.testing'
import { previewedPost } from '@fortnight/supabase/posts/previews'
import type { Post } from '@fortnight/supabase/posts/queries'
import { queryClientWithPost, renderBlog, samplePost } from '../renderBlog.testing.tsx'
import { prefetchBlog } from '../prefetchBlog.ts'

const token = 'a'.repeat(64)
const path = `/blog/preview/${token}`

function queryClientWithPreview(post: Post | null) {
  const queryClient = queryClientWithPost(samplePost())
  queryClient.setQueryData(previewedPost(token).queryKey, post)
  queryClient.setQueryDefaults(['post_previews'], { staleTime: Infinity })
  return queryClient
}

const renderPreview = (post: Post | null) => renderBlog(path, queryClientWithPreview(post))

describe('PostPreviewPage', () => {
  it('shows the post as the public page does, says that it is a preview, and is not indexed', async () => {
    renderPreview(samplePost())
    expect(await screen.findByRole('heading', { level: 1, name: samplePost().title })).toBeVisible()
    expect(screen.getByRole('note')).toHaveTextContent('This is a preview')
    expect(metaContent('name=robots')).toBe('noindex')
  })

  it('says that the preview has ended when the link is no longer valid', async () => {
    renderPreview(null)
    expect(await screen.findByRole('heading', { name: 'This preview link has expired' })).toBeVisible()
  })

  it('is prefetched as secret, so that it is not cached', async () => {
    const prefetch = (post: Post | null) =>
      prefetchBlog(new URL(path, 'https://fortnight.example'), queryClientWithPreview(post))
    expect(await prefetch(samplePost())).toEqual({ status: 200, isSecret: true })
    expect(await prefetch(null)).toEqual({ status: 404, isSecret: true })
  })
})
