import { screen } from '@testing-library/react'
import { canonicalUrl, metaContent } from '@fortnight/shared-ui/page/head.testing'
import type { Post } from '@fortnight/supabase/posts/queries'
import { readStructuredData } from '../../layout/renderPage.testing.tsx'
import { queryClientWithPost, renderBlog, samplePost } from '../renderBlog.testing.tsx'

async function renderPost(values: Partial<Post> = {}) {
  renderBlog('/blog/post-1', queryClientWithPost(samplePost(values)))
  await screen.findByText('bold')
}

describe('PostHead', () => {
  it('uses the SEO fields of the post [META-8]', async () => {
    await renderPost({
      meta_title: 'For search engines',
      meta_description: 'What they show.',
      og_image_url: 'https://cdn.example/card.jpg',
      canonical_url: 'https://elsewhere.example/original',
      focus_keyword: 'ai agent',
    })
    expect(document.title).toBe('For search engines | Fortnight')
    expect(metaContent('name=description')).toBe('What they show.')
    expect(metaContent('property="og:image"')).toBe('https://cdn.example/card.jpg')
    expect(canonicalUrl()).toBe('https://elsewhere.example/original')
    expect(metaContent('name=keywords')).toBe('ai agent, planning, scope, third')
  })

  it('keeps a meta title of the recommended length whole [META-1, ADMIN-BLOG-13]', async () => {
    const recommended = 'What an AI agent costs in its first year, month by month'
    await renderPost({ meta_title: recommended })
    expect(document.title).toBe(recommended)
    expect(metaContent('property="og:title"')).toBe(recommended)
  })

  it('falls back to generated URLs when the SEO fields contain invalid ones', async () => {
    const invalidUrl = 'https://"><script>'
    await renderPost({ og_image_url: invalidUrl, canonical_url: invalidUrl, image_url: invalidUrl })
    expect(metaContent('property="og:image"')).toBe('https://fortnight.example/social/post-1.png')
    expect(canonicalUrl()).toBe('https://fortnight.example/blog/post-1')
  })

  it('falls back to title, excerpt and tags without SEO fields [META-8]', async () => {
    await renderPost({ author: 'Ada Example' })
    expect(document.title).toBe('Post 1 | Fortnight')
    expect(metaContent('name=description')).toBe('What post 1 is about.')
    expect(metaContent('property="og:image"')).toBe('https://fortnight.example/social/post-1.png')
    expect(canonicalUrl()).toBe('https://fortnight.example/blog/post-1')
    expect(metaContent('name=keywords')).toBe('planning, scope, third')
    expect(metaContent('name=author')).toBe('Ada Example')
    expect(metaContent('property="og:type"')).toBe('article')
    expect(metaContent('property="article:published_time"')).toBe('2025-01-05')
  })

  it('replaces an SVG as social image, because social networks do not show SVG', async () => {
    await renderPost({ og_image_url: '/images/posts/post-1.svg' })
    expect(metaContent('property="og:image"')).toBe('https://fortnight.example/social/post-1.png')
  })

  it.each(['Article', 'BlogPosting', 'NewsArticle', 'TechArticle'])(
    'describes a post of the type %s in structured data',
    async (type) => {
      await renderPost({ schema_type: type, author: 'Ada Example', title: 'x'.repeat(150) })
      const nodes = readStructuredData()
      expect(nodes[type]).toMatchObject({
        '@type': type,
        headline: 'x'.repeat(110),
        description: 'What post 1 is about.',
        image: ['https://fortnight.example/social/post-1.png', 'https://fortnight.example/images/posts/post-1.svg'],
        datePublished: '2025-01-05',
        dateModified: '2025-02-01T10:00:00+00:00',
        author: { '@type': 'Person', name: 'Ada Example' },
        publisher: { '@id': 'https://fortnight.example/#organization' },
        mainEntityOfPage: 'https://fortnight.example/blog/post-1',
        articleSection: 'Education',
      })
      expect(nodes.BreadcrumbList).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://fortnight.example/' },
          { position: 2, name: 'Blog', item: 'https://fortnight.example/blog' },
          { position: 3, name: 'Education', item: 'https://fortnight.example/blog?category=Education' },
          { position: 4, item: 'https://fortnight.example/blog/post-1' },
        ],
      })
    },
  )
})
