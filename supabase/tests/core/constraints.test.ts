import { requestAs, requestAsService } from '../support/api.ts'

const url = 'https://example.com/a.png'
const valid: Record<string, Record<string, unknown>> = {
  faqs: { question: 'Valid?' },
  blog_posts: { slug: 'valid', title: 'Valid', excerpt: 'Valid', image_url: url },
  partners: { name: 'Valid', logo_url: url, website: url, description: 'Valid' },
  projects: { name: 'Valid' },
  pricing_plans: {
    name: 'Valid',
    price: '$1',
    original_price: '$2',
    discount: '50% off',
    description: 'Valid',
    timeline: '1 day',
    cta: 'Go',
  },
  add_ons: { name: 'Valid', price: '$1', description: 'Valid' },
}

/** Values that a form might let through by mistake and the database must reject. */
const invalidValues: [relation: string, field: string, value: unknown][] = [
  ['faqs', 'question', '   '],
  ['faqs', 'question', 'q'.repeat(301)],
  ['faqs', 'answer', 'a'.repeat(20_001)],
  ['faqs', 'order_index', -1],
  ['faqs', 'order_index', 'first'],
  ['faqs', 'question', null],
  ['blog_posts', 'slug', 'Not A Slug'],
  ['blog_posts', 'slug', '-leading'],
  ['blog_posts', 'slug', 'double--hyphen'],
  ['blog_posts', 'slug', 'a/../../b'],
  ['blog_posts', 'image_url', 'javascript:alert(1)'],
  ['blog_posts', 'image_url', 'data:text/html,x'],
  ['blog_posts', 'image_url', '//evil.example/a.png'],
  ['blog_posts', 'image_url', '/\\evil.example/a.png'],
  ['blog_posts', 'canonical_url', 'javascript:alert(1)'],
  ['blog_posts', 'canonical_url', '/blog/a'],
  ['blog_posts', 'og_image_url', ' https://example.com'],
  ['blog_posts', 'meta_title', 'm'.repeat(61)],
  ['blog_posts', 'meta_description', 'm'.repeat(161)],
  ['blog_posts', 'category', 'Gossip'],
  ['blog_posts', 'schema_type', 'Recipe'],
  ['blog_posts', 'publish_date', 'soon'],
  ['blog_posts', 'publish_date', '1999-12-31'],
  ['blog_posts', 'publish_date', '20226-05-01'],
  ['blog_posts', 'publish_at', '0001-01-01T00:00:00Z'],
  ['blog_posts', 'publish_at', '9999-12-31T23:59:00Z'],
  ['blog_posts', 'tags', Array.from({ length: 21 }, (_, tag) => `tag ${tag}`)],
  ['partners', 'website', 'javascript:alert(1)'],
  ['partners', 'website', '/local'],
  ['partners', 'website', 'JaVaScRiPt:alert(1)'],
  ['partners', 'website', ' https://example.com'],
  ['partners', 'website', 'https://example.com/ onclick=x'],
  ['partners', 'website', 'data:text/html,x'],
  ['partners', 'logo_url', 'javascript:alert(1)'],
  ['partners', 'logo_url', 'data:image/svg+xml,x'],
  ['partners', 'logo_url', '//evil.example/a.png'],
  ['partners', 'logo_url', 'vbscript:x'],
  ['partners', 'benefits', ['One', ' ']],
  ['partners', 'benefits', ['One', 'One']],
  ['partners', 'case_study_title', ''],
  ['partners', 'case_study_description', ' '],
  ['partners', 'case_study_results', []],
  ['partners', 'case_study_results', ['Twice', 'Twice']],
  ['partners', 'category', 'Friends'],
  ['partners', 'partnership_type', 'Best Friend'],
  ['projects', 'name', ''],
  ['projects', 'status', 'done'],
  ['projects', 'priority', 'highest'],
  ['projects', 'timeline', ''],
  ['projects', 'requirements', 'r'.repeat(10_001)],
  ['projects', 'started_on', '0001-01-01'],
  ['projects', 'started_on', '20226-05-01'],
  ['pricing_plans', 'name', ' '],
  ['pricing_plans', 'price', ''],
  ['pricing_plans', 'price', '-$500'],
  ['pricing_plans', 'price', '$-500'],
  ['pricing_plans', 'original_price', '−500'],
  ['add_ons', 'price', '-500'],
]

describe('the constraints of the database', () => {
  it.each(invalidValues)('rejects %s with %s = %j', async (relation, field, value) => {
    const { status } = await requestAs('admin', relation, {
      method: 'POST',
      body: { ...valid[relation], [field]: value },
    })
    expect(status).toBeGreaterThanOrEqual(400)
  })

  it('reject a second post with the same slug', async () => {
    const post = { method: 'POST', body: { ...valid.blog_posts, slug: 'only-once', published: false } }
    expect((await requestAs('admin', 'blog_posts', post)).status).toBe(201)
    expect((await requestAs('admin', 'blog_posts', post)).code).toBe('23505')
  })
})

describe('the defaults of the database', () => {
  it('are status draft and priority medium for a new project [DASH-3, PROJ-10]', async () => {
    const create = { method: 'POST', body: { name: 'Defaults' }, headers: { Prefer: 'return=representation' } }
    const { rows } = await requestAs('admin', 'projects', create)
    expect(rows[0]).toMatchObject({ status: 'draft', priority: 'medium', description: null, started_on: null })
  })

  it('are the documented values for a post', async () => {
    const body = { ...valid.blog_posts, slug: 'defaults' }
    const { rows } = await requestAs('admin', 'blog_posts', {
      method: 'POST',
      body,
      headers: { Prefer: 'return=representation' },
    })
    expect(rows[0]).toMatchObject({
      author: 'Fortnight Team',
      read_time: '5 min read',
      category: 'General',
      schema_type: 'Article',
      published: true,
      tags: [],
    })
    await requestAsService('blog_posts?slug=eq.defaults', { method: 'DELETE' })
  })
})
