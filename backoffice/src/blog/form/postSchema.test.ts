import { schemaTypes } from '@fortnight/supabase/posts/adminQueries'
import { blogCategories } from '@fortnight/supabase/posts/queries'
import { createEmptyPost, toFormValues, type PostFormValues, postSchema, toStoredValues } from './postSchema.ts'

const createPost = (rest: Partial<PostFormValues> = {}): PostFormValues => ({
  ...createEmptyPost(),
  title: 'A title',
  slug: 'a-title',
  excerpt: 'An excerpt',
  image_url: 'https://example.com/a.png',
  ...rest,
})
const errorsOf = (rest: Partial<PostFormValues>) =>
  postSchema.safeParse(createPost(rest)).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('postSchema', () => {
  it('has default values for a new post [ADMIN-BLOG-21]', () => {
    jest.useFakeTimers({ now: new Date(2026, 2, 9, 23, 30) })
    expect(createEmptyPost()).toMatchObject({
      author: 'Fortnight Team',
      read_time: '5 min read',
      category: 'General',
      schema_type: 'Article',
      published: true,
      publish_date: '2026-03-09',
    })
    jest.useRealTimers()
  })

  it('requires title, slug, featured image and excerpt, and nothing else [ADMIN-BLOG-17]', () => {
    expect(errorsOf({ title: ' ', slug: '', image_url: '', excerpt: ' ' })).toEqual([
      'title: Title is required',
      'slug: Slug is required',
      'excerpt: Excerpt is required',
      'image_url: Featured image URL is required',
    ])
    expect(errorsOf({})).toEqual([])
  })

  it.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '//elsewhere.example/a.png'],
    ...['no-url', 'http://', 'https://a b.example/x', 'blob:https://example.com/x', 'java\nscript:alert(1)'],
  ])('rejects %j in every URL field [ADMIN-BLOG-17] [ADMIN-BLOG-18]', (url) => {
    for (const field of ['image_url', 'og_image_url', 'canonical_url'])
      expect(errorsOf({ [field]: url })).toHaveLength(1)
  })

  it('accepts URLs and images of this site; optional fields may be empty [ADMIN-BLOG-18]', () => {
    expect(errorsOf({ image_url: '/images/posts/a.svg', og_image_url: 'https://example.com/b.png' })).toEqual([])
    expect(errorsOf({ canonical_url: 'https://example.com/article?x=1', og_image_url: '' })).toEqual([])
  })

  it('limits meta title and description to the length that search engines show [ADMIN-BLOG-13]', () => {
    expect(errorsOf({ meta_title: 'x'.repeat(61), meta_description: 'x'.repeat(161) })).toHaveLength(2)
    expect(errorsOf({ meta_title: 'x'.repeat(60), meta_description: 'x'.repeat(160) })).toEqual([])
  })

  it('stores empty optional fields as null, and times in UTC', () => {
    const stored = toStoredValues(createPost({ publish_at: '2026-03-09T08:30', author: '', publish_date: '' }))
    expect(stored).toMatchObject({ focus_keyword: null, canonical_url: null, author: 'Fortnight Team' })
    expect(stored.publish_at).toBe(new Date(2026, 2, 9, 8, 30).toISOString())
    expect(stored.publish_date).toMatch(/^\d{4}-\d\d-\d\d$/)
    const shown = toFormValues({ ...stored, id: 'p1', updated_at: 'now' })
    expect(shown).toMatchObject({ publish_at: '2026-03-09T08:30', focus_keyword: '' })
  })

  it('stores a tag that was typed but not added, once [ADMIN-BLOG-16]', () => {
    expect(toStoredValues(createPost({ tags: ['Keys'], new_tag: ' Typed ' })).tags).toEqual(['Keys', 'Typed'])
    expect(toStoredValues(createPost({ tags: ['Keys'], new_tag: 'Keys' })).tags).toEqual(['Keys'])
    expect(toStoredValues(createPost({ new_tag: 'Typed' }))).not.toHaveProperty('new_tag')
    const maxTags = Array.from({ length: 20 }, (_, tag) => `tag ${tag}`)
    expect(errorsOf({ tags: maxTags, new_tag: 'one more' })).toEqual(['tags: Please use at most 20 tags'])
  })

  it.each(['0001-01-01', '1999-12-31', '2101-01-01', '20226-05-01', '9999-12-31'])('rejects %s as a typo', (day) => {
    const message = 'Please choose a date between the years 2000 and 2100'
    expect(errorsOf({ publish_date: day })).toEqual([`publish_date: ${message}`])
    expect(errorsOf({ publish_at: `${day}T10:00` })).toEqual([`publish_at: ${message}`])
  })

  it('accepts dates from 2000 to 2100, and empty ones', () => {
    for (const day of ['2000-01-01', '2026-11-21', '2100-12-31']) {
      expect(errorsOf({ publish_date: day, publish_at: `${day}T23:59` })).toEqual([])
    }
    expect(errorsOf({ publish_date: '', publish_at: '' })).toEqual([])
  })

  it('offers the schema types and categories of the specification [ENT-12] [ENT-11]', () => {
    expect(schemaTypes).toEqual(['Article', 'BlogPosting', 'NewsArticle', 'TechArticle'])
    expect(blogCategories).toEqual([
      ...['General', 'Case Studies', 'Education', 'Technical', 'Future Trends', 'Best Practices'],
    ])
  })
})
