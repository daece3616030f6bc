import { adminPostCategories, adminPosts, schemaTypes } from '@fortnight/supabase/posts/adminQueries'
import { blogCategories } from '@fortnight/supabase/posts/queries'
import { editorHeight } from '../editor/editorSize.ts'
import { publicationOf, stateOf } from '../publication.ts'
import { blankPost, formValuesOf, type PostFormValues, postSchema, storedValuesOf } from './postSchema.ts'
import { cutAtWord, filledSeo, focusKeywordOf } from '../seo/seo.ts'
import { slugFrom } from './slugify.ts'
import { splitMarkdown } from '../editor/splitMarkdown.ts'

const post = (rest: Partial<PostFormValues> = {}): PostFormValues => ({
  ...blankPost(),
  title: 'A title',
  slug: 'a-title',
  excerpt: 'An excerpt',
  image_url: 'https://example.com/a.png',
  ...rest,
})
const problems = (rest: Partial<PostFormValues>) =>
  postSchema.safeParse(post(rest)).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('the slug of a title', () => {
  it.each([
    ['How Agents Work', 'how-agents-work'],
    ['  10 to 14 days?! -- really  ', '10-to-14-days-really'],
    ['Café & crème', 'cafe-creme'],
    ['-- a --- b --', 'a-b'],
    ['½ % ✓', '12'],
    ['日本', ''],
    ['x'.repeat(200), 'x'.repeat(160)],
  ])('of %j is %j [ADMIN-BLOG-19]', (title, slug) => expect(slugFrom(title)).toBe(slug))

  it('is one that the form accepts, whatever the title [ADMIN-BLOG-19]', () => {
    for (const title of ['A—B', 'a\u0000b c', '1/2', `${'word '.repeat(50)}`]) {
      expect(problems({ slug: slugFrom(title) })).toEqual([])
    }
  })
})

describe('the form of a post', () => {
  it('starts with its defaults [ADMIN-BLOG-21]', () => {
    jest.useFakeTimers({ now: new Date(2026, 2, 9, 23, 30) })
    expect(blankPost()).toMatchObject({
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
    expect(problems({ title: ' ', slug: '', image_url: '', excerpt: ' ' })).toEqual([
      'title: Title is required',
      'slug: Slug is required',
      'excerpt: Excerpt is required',
      'image_url: Featured image URL is required',
    ])
    expect(problems({})).toEqual([])
  })

  it.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '//elsewhere.example/a.png'],
    ...['no-url', 'http://', 'https://a b.example/x', 'blob:https://example.com/x', 'java\nscript:alert(1)'],
  ])('takes %j for no URL, in any of its fields [ADMIN-BLOG-17] [ADMIN-BLOG-18]', (address) => {
    for (const field of ['image_url', 'og_image_url', 'canonical_url'])
      expect(problems({ [field]: address })).toHaveLength(1)
  })

  it('takes URLs, and pictures of the site itself; the optional ones may be empty [ADMIN-BLOG-18]', () => {
    expect(problems({ image_url: '/images/posts/a.svg', og_image_url: 'https://example.com/b.png' })).toEqual([])
    expect(problems({ canonical_url: 'https://example.com/article?x=1', og_image_url: '' })).toEqual([])
  })

  it('keeps meta title and description to what search engines show [ADMIN-BLOG-13]', () => {
    expect(problems({ meta_title: 'x'.repeat(61), meta_description: 'x'.repeat(161) })).toHaveLength(2)
    expect(problems({ meta_title: 'x'.repeat(60), meta_description: 'x'.repeat(160) })).toEqual([])
  })

  it('stores empty fields as none, and a moment as it is meant here', () => {
    const stored = storedValuesOf(post({ publish_at: '2026-03-09T08:30', author: '', publish_date: '' }))
    expect(stored).toMatchObject({ focus_keyword: null, canonical_url: null, author: 'Fortnight Team' })
    expect(stored.publish_at).toBe(new Date(2026, 2, 9, 8, 30).toISOString())
    expect(stored.publish_date).toMatch(/^\d{4}-\d\d-\d\d$/)
    const shown = formValuesOf({ ...stored, id: 'p1', updated_at: 'now' })
    expect(shown).toMatchObject({ publish_at: '2026-03-09T08:30', focus_keyword: '' })
  })

  it('keeps a tag that was typed and not added yet, once [ADMIN-BLOG-16]', () => {
    expect(storedValuesOf(post({ tags: ['Keys'], new_tag: ' Typed ' })).tags).toEqual(['Keys', 'Typed'])
    expect(storedValuesOf(post({ tags: ['Keys'], new_tag: 'Keys' })).tags).toEqual(['Keys'])
    expect(storedValuesOf(post({ new_tag: 'Typed' }))).not.toHaveProperty('new_tag')
    const most = Array.from({ length: 20 }, (_, tag) => `tag ${tag}`)
    expect(problems({ tags: most, new_tag: 'one more' })).toEqual(['tags: Please keep to 20 tags'])
  })

  it.each(['0001-01-01', '1999-12-31', '2101-01-01', '20226-05-01', '9999-12-31'])(
    'takes %s for a slip of the finger',
    (day) => {
      const sentence = 'Please choose a date between the years 2000 and 2100'
      expect(problems({ publish_date: day })).toEqual([`publish_date: ${sentence}`])
      expect(problems({ publish_at: `${day}T10:00` })).toEqual([`publish_at: ${sentence}`])
    },
  )

  it('takes days from 2000 to 2100, and none', () => {
    for (const day of ['2000-01-01', '2026-11-21', '2100-12-31']) {
      expect(problems({ publish_date: day, publish_at: `${day}T23:59` })).toEqual([])
    }
    expect(problems({ publish_date: '', publish_at: '' })).toEqual([])
  })

  it('finds a list that is fresh for 2 minutes [CALL-7]', () => {
    const list = { q: '', category: '', state: '', sort: 'newest', page: 1 }
    expect([adminPosts(list).staleTime, adminPostCategories().staleTime]).toEqual([120_000, 120_000])
  })

  it('knows the schema types and the categories [ENT-12] [ENT-11]', () => {
    expect(schemaTypes).toEqual(['Article', 'BlogPosting', 'NewsArticle', 'TechArticle'])
    expect(blogCategories).toEqual([
      ...['General', 'Case Studies', 'Education', 'Technical', 'Future Trends', 'Best Practices'],
    ])
    expect(editorHeight).toBe(500)
  })
})

describe('search-engine data', () => {
  const long = 'An agent that answers letters about refunds every night without asking anybody'

  it('is filled where it is empty, cut at a word [ADMIN-BLOG-14] [ADMIN-BLOG-15]', () => {
    const filled = filledSeo(post({ title: long, excerpt: `${long}. `.repeat(4) }))
    expect(filled.meta_title).toBe('An agent that answers letters about refunds every night')
    expect(filled.meta_description.length).toBeLessThanOrEqual(160)
    expect(filled.meta_description).toMatch(/ anybody\.$/)
    expect(filled.og_image_url).toBe('https://example.com/a.png')
  })

  it('stays where somebody has written it, and saving leaves the keyword alone [ADMIN-BLOG-14] [ADMIN-BLOG-15]', () => {
    const own = { meta_title: 'Mine', meta_description: 'My own', og_image_url: 'https://example.com/own.png' }
    expect(filledSeo(post(own))).toEqual(own)
    expect(storedValuesOf(post({ tags: ['Refunds'] })).focus_keyword).toBeNull()
  })

  it('cuts a text at 60 characters exactly where a word ends there, and a word without end anywhere', () => {
    expect(cutAtWord(`${'a'.repeat(60)} b`, 60)).toBe('a'.repeat(60))
    expect(cutAtWord('a'.repeat(61), 60)).toBe('a'.repeat(60))
    expect(cutAtWord('  short \n text ', 60)).toBe('short text')
  })

  it('finds the most frequent meaningful word, tags counting more [ADMIN-BLOG-14]', () => {
    const content =
      'The the the the invoice and the invoice. `code code code code` [x](https://agent.example/agent/agent)'
    expect(focusKeywordOf({ tags: [], content })).toBe('invoice')
    expect(focusKeywordOf({ tags: ['Refunds'], content })).toBe('refunds')
    expect(focusKeywordOf({ tags: [], content: 'of the and' })).toBe('')
  })
})

describe('the publication of a post', () => {
  it('is scheduled before its moment only, and a draft without regard to it', () => {
    const ahead = new Date(Date.now() + 60_000).toISOString()
    expect(stateOf({ published: true, publish_at: ahead })).toBe('scheduled')
    expect(stateOf({ published: true, publish_at: '2020-01-01T00:00:00Z' })).toBe('published')
    expect(stateOf({ published: true, publish_at: null })).toBe('published')
    expect(stateOf({ published: false, publish_at: ahead })).toBe('draft')
    expect(publicationOf({ published: true, publish_at: ahead })).toMatch(/^Scheduled for [A-Z][a-z]{2} \d/)
  })
})

describe('the pieces of a long text', () => {
  it('begin at headings, and together are the text', () => {
    const text = '# One\n\ntext\n\n## Two\n\n- a\n\n  b\n\n## Three\n'
    expect(splitMarkdown(text)).toHaveLength(3)
    expect(splitMarkdown(text).join('')).toBe(`${text}\n`)
  })

  it('never begin inside code, and know addresses that are defined elsewhere', () => {
    expect(splitMarkdown('text\n\n```\n\n# no heading\n\n```\n\n~~~\n\n# nor this\n')).toHaveLength(1)
    const [first] = splitMarkdown('see [a]\n\n# Next\n\n[a]: https://example.com\n')
    expect(first).toContain('[a]: https://example.com')
  })

  it('cut a long section at a paragraph, not in a list', () => {
    const item = `- ${'word '.repeat(60)}\n\n  more of the item\n\n`
    expect(splitMarkdown(item.repeat(20))).toHaveLength(1)
    expect(splitMarkdown(`${item.repeat(20)}A paragraph.\n`)).toHaveLength(2)
  })
})
