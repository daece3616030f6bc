import { screen } from '@testing-library/react'
import type { Post } from '@fortnight/supabase/posts/queries'
import { queryClientWithPost, samplePost, renderBlog, readStructuredData } from '../renderBlog.testing.tsx'

async function open(rest: Partial<Post> = {}) {
  renderBlog('/blog/post-1', queryClientWithPost(samplePost(rest)))
  await screen.findByText('bold')
}

const content = (selector: string) => document.querySelector(selector)?.getAttribute('content')

describe("A post's head", () => {
  it('takes the words that were written for it [META-8]', async () => {
    await open({
      meta_title: 'For search engines',
      meta_description: 'What they show.',
      og_image_url: 'https://cdn.example/card.jpg',
      canonical_url: 'https://elsewhere.example/original',
      focus_keyword: 'ai agent',
    })
    expect(document.title).toBe('For search engines | Fortnight')
    expect(content('meta[name=description]')).toBe('What they show.')
    expect(content('meta[property="og:image"]')).toBe('https://cdn.example/card.jpg')
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://elsewhere.example/original')
    expect(content('meta[name=keywords]')).toBe('ai agent, planning, scope, third')
  })

  it('speaks for itself, too, where what was written is no address', async () => {
    const broken = 'https://"><script>'
    await open({ og_image_url: broken, canonical_url: broken, image_url: broken })
    expect(content('meta[property="og:image"]')).toBe('https://fortnight.example/social/post-1.png')
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://fortnight.example/blog/post-1',
    )
  })

  it('speaks for itself otherwise [META-8]', async () => {
    await open({ author: 'Ada Example' })
    expect(document.title).toBe('Post 1 | Fortnight')
    expect(content('meta[name=description]')).toBe('What post 1 is about.')
    expect(content('meta[property="og:image"]')).toBe('https://fortnight.example/social/post-1.png')
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://fortnight.example/blog/post-1',
    )
    expect(content('meta[name=keywords]')).toBe('planning, scope, third')
    expect(content('meta[name=author]')).toBe('Ada Example')
    expect(content('meta[property="og:type"]')).toBe('article')
    expect(content('meta[property="article:published_time"]')).toBe('2025-01-05')
  })

  it('shows no SVG where networks cannot read one', async () => {
    await open({ og_image_url: '/images/posts/post-1.svg' })
    expect(content('meta[property="og:image"]')).toBe('https://fortnight.example/social/post-1.png')
  })

  it.each(['Article', 'BlogPosting', 'NewsArticle', 'TechArticle'])(
    'states all that search engines ask of a %s',
    async (type) => {
      await open({ schema_type: type, author: 'Ada Example', title: 'x'.repeat(150) })
      const [, way, article] = readStructuredData()
      expect(article).toMatchObject({
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
      expect(way).toMatchObject({
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
