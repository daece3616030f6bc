import { render } from '@testing-library/react'
import { canonicalUrl, metaContent, structuredDataScript } from './head.testing.ts'
import { PageHead, pageDescription, pageKeywords, pageTitle } from './PageHead.tsx'

const longText = 'word '.repeat(60).trim()

const renderHead = (head: Partial<React.ComponentProps<typeof PageHead>>) =>
  render(<PageHead title="Pricing" {...head} />)

describe('pageTitle', () => {
  it('adds the suffix to a short title', () => {
    expect(pageTitle('Pricing')).toBe('Pricing | Fortnight')
    expect(pageTitle('x'.repeat(48))).toHaveLength(60)
  })

  it('keeps a title of up to 60 characters whole and drops the suffix that does not fit [META-1, ADMIN-BLOG-13]', () => {
    for (const length of [49, 50, 55, 60]) expect(pageTitle('x'.repeat(length))).toBe('x'.repeat(length))
  })

  it('shortens a longer title between words, without the suffix [META-1, CONST-3]', () => {
    const title = pageTitle('How a two-person law firm answers forty inquiries before breakfast')
    expect(title).toBe('How a two-person law firm answers forty inquiries before…')
    expect(pageTitle('x'.repeat(90))).toHaveLength(60)
  })
})

describe('pageDescription', () => {
  it('shortens a description to 160 characters [META-2, CONST-3]', () => {
    expect(pageDescription(longText).length).toBeLessThanOrEqual(160)
    expect(pageDescription(longText)).toMatch(/word…$/)
    expect(pageDescription(' One\n line ')).toBe('One line')
  })
})

describe('pageKeywords', () => {
  it('keeps the first ten keywords [META-3, CONST-3]', () => {
    const keywords = Array.from({ length: 12 }, (_, index) => `k${index + 1}`)
    expect(pageKeywords(keywords)).toBe('k1, k2, k3, k4, k5, k6, k7, k8, k9, k10')
  })
})

describe('PageHead', () => {
  it('sets title, author, canonical URL and social cards [META-4]', () => {
    renderHead({
      description: longText,
      keywords: ['ai agent'],
      canonicalPath: '/pricing',
      image: '/social/pricing.png',
    })
    expect(document.title).toBe('Pricing | Fortnight')
    expect(metaContent('name="author"')).toBe('Fortnight Team')
    expect(metaContent('name="keywords"')).toBe('ai agent')
    expect(canonicalUrl()).toBe('https://fortnight.example/pricing')
    expect(metaContent('property="og:title"')).toBe('Pricing | Fortnight')
    expect(metaContent('property="og:description"')).toBe(metaContent('name="description"'))
    expect(metaContent('property="og:image"')).toBe('https://fortnight.example/social/pricing.png')
    expect(metaContent('name="twitter:card"')).toBe('summary_large_image')
  })

  it('sets author and type of an article, and defaults to the business and a website', () => {
    const { unmount } = renderHead({ author: 'Ada Example', type: 'article' })
    expect(metaContent('name="author"')).toBe('Ada Example')
    expect(metaContent('property="og:type"')).toBe('article')
    unmount()
    renderHead({})
    expect(metaContent('property="og:type"')).toBe('website')
  })

  it('defaults to the image of the site [META-4]', () => {
    renderHead({})
    expect(metaContent('property="og:image"')).toBe('https://fortnight.example/social/default.png')
  })

  it('keeps a full canonical URL unchanged [META-8]', () => {
    renderHead({ canonicalPath: 'https://elsewhere.example/post' })
    expect(canonicalUrl()).toBe('https://elsewhere.example/post')
  })

  it('sets robots to noindex only when told to [META-5]', () => {
    const { unmount } = renderHead({})
    expect(metaContent('name="robots"')).toBeUndefined()
    unmount()
    renderHead({ noindex: true })
    expect(metaContent('name="robots"')).toBe('noindex')
  })

  it('escapes structured data so that it cannot end its script element [META-6]', () => {
    const { unmount } = renderHead({})
    expect(structuredDataScript()).toBeUndefined()
    unmount()
    renderHead({ structuredData: { '@type': 'Blog', name: '</script><script>alert(1)</script>' } })
    const script = structuredDataScript() ?? ''
    expect(script).not.toContain('<')
    expect(JSON.parse(script)).toEqual({ '@type': 'Blog', name: '</script><script>alert(1)</script>' })
  })
})
