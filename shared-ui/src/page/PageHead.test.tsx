import { render } from '@testing-library/react'
import { PageHead, pageDescription, pageKeywords, pageTitle } from './PageHead.tsx'

const long = 'word '.repeat(60).trim()

const renderHead = (head: Partial<React.ComponentProps<typeof PageHead>>) =>
  render(<PageHead title="Pricing" {...head} />)

const content = (selector: string) => document.querySelector(selector)?.getAttribute('content')

describe('pageTitle', () => {
  it('adds the suffix to a title that has room for it', () => {
    expect(pageTitle('Pricing')).toBe('Pricing | Fortnight')
    expect(pageTitle('x'.repeat(48))).toHaveLength(60)
  })

  it('shortens between words, so that title and suffix stay within 60 characters [META-1, CONST-3]', () => {
    const title = pageTitle('How a two-person law firm answers forty enquiries before breakfast')
    expect(title).toBe('How a two-person law firm answers forty… | Fortnight')
    expect(pageTitle('x'.repeat(90))).toHaveLength(60)
  })
})

describe('pageDescription', () => {
  it('stays within 160 characters [META-2, CONST-3]', () => {
    expect(pageDescription(long).length).toBeLessThanOrEqual(160)
    expect(pageDescription(long)).toMatch(/word…$/)
    expect(pageDescription(' One\n line ')).toBe('One line')
  })
})

describe('pageKeywords', () => {
  it('keeps the first ten [META-3, CONST-3]', () => {
    const keywords = Array.from({ length: 12 }, (_, index) => `k${index + 1}`)
    expect(pageKeywords(keywords)).toBe('k1, k2, k3, k4, k5, k6, k7, k8, k9, k10')
  })
})

describe('PageHead', () => {
  it('sets title, author, canonical address and social cards [META-4]', () => {
    renderHead({ description: long, keywords: ['ai agent'], canonicalPath: '/pricing', image: '/social/pricing.png' })
    expect(document.title).toBe('Pricing | Fortnight')
    expect(content('meta[name="author"]')).toBe('Fortnight Team')
    expect(content('meta[name="keywords"]')).toBe('ai agent')
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://fortnight.example/pricing')
    expect(content('meta[property="og:title"]')).toBe('Pricing | Fortnight')
    expect(content('meta[property="og:description"]')).toBe(content('meta[name="description"]'))
    expect(content('meta[property="og:image"]')).toBe('https://fortnight.example/social/pricing.png')
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image')
  })

  it('names author and type of an article, and the business and a website otherwise', () => {
    const { unmount } = renderHead({ author: 'Ada Example', type: 'article' })
    expect(content('meta[name="author"]')).toBe('Ada Example')
    expect(content('meta[property="og:type"]')).toBe('article')
    unmount()
    renderHead({})
    expect(content('meta[property="og:type"]')).toBe('website')
  })

  it('shows the picture of the site where a page has none of its own [META-4]', () => {
    renderHead({})
    expect(content('meta[property="og:image"]')).toBe('https://fortnight.example/social/default.png')
  })

  it('takes a full canonical address as it is [META-8]', () => {
    renderHead({ canonicalPath: 'https://elsewhere.example/post' })
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://elsewhere.example/post')
  })

  it('keeps a page out of search engines when asked, and only then [META-5]', () => {
    const { unmount } = renderHead({})
    expect(content('meta[name="robots"]')).toBeUndefined()
    unmount()
    renderHead({ noindex: true })
    expect(content('meta[name="robots"]')).toBe('noindex')
  })

  it('writes structured data when there is some, unable to end its own script [META-6]', () => {
    const { unmount } = renderHead({})
    expect(document.querySelector('script[type="application/ld+json"]')).not.toBeInTheDocument()
    unmount()
    renderHead({ structuredData: { '@type': 'Blog', name: '</script><script>alert(1)</script>' } })
    const script = document.querySelector('script[type="application/ld+json"]')
    expect(script?.innerHTML).not.toContain('<')
    expect(JSON.parse(script?.innerHTML ?? '')).toEqual({ '@type': 'Blog', name: '</script><script>alert(1)</script>' })
  })
})
