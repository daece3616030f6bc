import { createEmptyPost, type PostFormValues, toStoredValues } from '../form/postSchema.ts'
import { findFocusKeyword, withSeoDefaults } from './seo.ts'

const createPost = (rest: Partial<PostFormValues> = {}): PostFormValues => ({
  ...createEmptyPost(),
  title: 'A title',
  slug: 'a-title',
  excerpt: 'An excerpt',
  image_url: 'https://example.com/a.png',
  ...rest,
})

describe('SEO values', () => {
  const longText = 'An agent that answers letters about refunds every night without asking anybody'

  it('are filled where they are empty, truncated at a word [ADMIN-BLOG-14] [ADMIN-BLOG-15]', () => {
    const values = withSeoDefaults(createPost({ title: longText, excerpt: `${longText}. `.repeat(4) }))
    expect(values.meta_title).toBe('An agent that answers letters about refunds every night')
    expect(values.meta_description.length).toBeLessThanOrEqual(160)
    expect(values.meta_description).toMatch(/ anybody\.$/)
    expect(values.og_image_url).toBe('https://example.com/a.png')
    expect(withSeoDefaults(createPost({ title: '  short \n text ' })).meta_title).toBe('short text')
  })

  it('are kept where the admin has typed them, and a save adds no focus keyword [ADMIN-BLOG-14] [ADMIN-BLOG-15]', () => {
    const typedValues = { meta_title: 'Mine', meta_description: 'My own', og_image_url: 'https://example.com/own.png' }
    expect(withSeoDefaults(createPost(typedValues))).toEqual(typedValues)
    expect(toStoredValues(createPost({ tags: ['Refunds'] })).focus_keyword).toBeNull()
  })

  it('include the most frequent word that is not a stop word, with more weight for tags [ADMIN-BLOG-14]', () => {
    const content =
      'The the the the invoice and the invoice. `code code code code` [x](https://agent.example/agent/agent)'
    expect(findFocusKeyword({ tags: [], content })).toBe('invoice')
    expect(findFocusKeyword({ tags: ['Refunds'], content })).toBe('refunds')
    expect(findFocusKeyword({ tags: [], content: 'of the and' })).toBe('')
  })
})
