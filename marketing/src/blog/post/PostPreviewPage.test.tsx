import { render, screen } from '@testing-library/react'
import { QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter, Route, Routes } from '@fortnight/shared-ui/router'
import { previewedPost } from '@fortnight/supabase/posts/previews'
import type { Post } from '@fortnight/supabase/posts/queries'
import { queryClientWithPost, samplePost } from '../renderBlog.testing.tsx'
import PostPreviewPage from './PostPreviewPage.tsx'
import { prefetchBlog } from '../prefetchBlog.ts'

const token = 'a'.repeat(64)

function clientWithPreview(post: Post | null) {
  const client = queryClientWithPost(samplePost())
  client.setQueryData(previewedPost(token).queryKey, post)
  client.setQueryDefaults(['post_previews'], { staleTime: Infinity })
  return client
}

function open(post: Post | null) {
  window.history.replaceState(null, '', `/blog/preview/${token}`)
  render(
    <QueryClientProvider client={clientWithPreview(post)}>
      <BrowserRouter>
        <Routes>
          <Route path="/blog/preview/:token" element={<PostPreviewPage />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

describe('the preview of a post', () => {
  it('shows it as the public page does, says what it is, and stays out of search engines', async () => {
    open(samplePost())
    expect(await screen.findByRole('heading', { level: 1, name: samplePost().title })).toBeVisible()
    expect(screen.getByRole('note')).toHaveTextContent('This is a preview')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  it('says when the link has ended', async () => {
    open(null)
    expect(await screen.findByRole('heading', { name: 'This preview has ended' })).toBeVisible()
  })

  it('is answered so that nobody keeps it', async () => {
    const at = (post: Post | null) =>
      prefetchBlog(new URL(`https://fortnight.example/blog/preview/${token}`), clientWithPreview(post))
    expect(await at(samplePost())).toEqual({ status: 200, isSecret: true })
    expect(await at(null)).toEqual({ status: 404, isSecret: true })
  })
})
