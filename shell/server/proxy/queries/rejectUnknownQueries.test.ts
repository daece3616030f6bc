/** @jest-environment node */
import { startQueryProxy, times } from './sendQuery.testing.ts'

let proxy: Awaited<ReturnType<typeof startQueryProxy>>
let send: typeof proxy.send
let expectRejection: typeof proxy.expectRejection

beforeAll(async () => {
  proxy = await startQueryProxy()
  ;({ send, expectRejection } = proxy)
})
afterAll(() => proxy.stop())
beforeEach(() => proxy.received.splice(0))

describe('a query that the product does not send [API-1, API-2]', () => {
  it.each([
    ['content=plfts.agent', /^Conditions with "plfts" are not available/],
    ['content=not.fts(english).agent', /^Conditions with "fts"/],
    ['or=(title.phfts.a,title.wfts.b)', /^Conditions with "phfts"/],
    ['title=match.(a%2B)%2B%24', /^Conditions with "match"/],
    ['title=%6Datch.x', /^Conditions with "match"/],
    ['title=not.imatch.x', /^Conditions with "imatch"/],
    ['title=ilike.*x*', /^Conditions with "ilike"/],
    ['tags=cs.{a}', /^Conditions with "cs"/],
    ['not.and=(title.not.imatch.x)', /^Conditions with "imatch"/],
    ['title=like(any).{a,b}', /^This query cannot be read/],
    ['title=%20eq.x', /^This query cannot be read/],
    ['title=x', /^Conditions with "x"/],
    ['title(-%3E.or=eq.x', /^The parameter .* is not available/],
    ['OR=(title.eq.x)', /^The parameter "OR"/],
    ['id->>a=eq.x', /^The parameter/],
    ['on_conflict=id', /^The parameter "on_conflict"/],
    ['blog_posts.or=eq.(id.eq.1)', /^The parameter "blog_posts.or"/],
    ['select=id;title=match.x', /^This query is not encoded/],
    ['title=eq.%E0%A4%A', /^This query is not encoded/],
    ['title=eq.%00', /^This query is not encoded/],
    ['select=id,id', /^A query may name a column once/],
    ['select=a:content,b:content', /^A query may name a column once/],
    ['select=*,content', /^A query may name a column once/],
    ['select=id&select=title', /^The parameter "select" may be used once/],
    ['select=content::text', /^Columns cannot be cast/],
    ['select=content->a->b', /^Parts of JSON columns/],
    ['select=id.count()', /^Aggregate functions/],
    ['select=id,', /^This query cannot be read/],
    ['select=', /^This query cannot be read/],
    ['select=...slug_redirects(id)', /^Embedded tables cannot be spread/],
    ['select=id,slug_redirects(from_slug)', /^"slug_redirects" cannot be embedded here/],
    ['order=id.asc.desc', /^This query cannot be read/],
    ['order=id,title,slug,excerpt', /^A query may sort by 3 columns/],
    ['order=id,id', /^A query may name a column once/],
    ['limit=1001', /^A request may ask for 1000 rows/],
    ['limit=-1', /^The parameter "limit" must be a number/],
    ['limit=1e9', /^The parameter "limit"/],
    ['offset=-1', /^The parameter "offset"/],
    ['offset=100001', /^A request may skip 100000 rows/],
    ['columns=id', /^Only new rows/],
    ['slug_redirects.id=eq.1', /^A condition may name the columns/],
    [`or=(${times(21, () => 'id.eq.1')})`, /^A query may have 20 conditions/],
    [`or=(${times(15, () => 'id.eq.1')})&and=(${times(6, () => 'id.eq.1')})`, /^A query may have 20 conditions/],
    ['or=(and(or(id.eq.1)))', /^Groups of conditions may be nested 2 deep/],
    ['or=(id.eq.1', /^This query cannot be read/],
    ['or=(id.eq.1))', /^This query cannot be read/],
    ['or=()', /^This query cannot be read/],
    [`id=in.(${times(101, String)})`, /^A condition may list 100 values/],
    ['title=like.*a*b*', /^A pattern may contain 2 wildcards/],
    ['select=id,content', /^A query for whole texts/],
    ['select=*&limit=26', /^A query for whole texts/],
    ['order=id&slug=not.eq.a', /^A query for whole texts/],
    ['or=(id.eq.1,id.neq.1)', /^A query for whole texts/],
    ['slug=like.a*', /^A query for whole texts/],
    ['title=is.x', /^"is" compares with/],
    ['tags=eq.5', /^"tags" is a list/],
    ['tags=not.in.(1,2)', /^"tags" is a list/],
    ['or=(tags.eq.5,id.is.null)', /^"tags" is a list/],
    [`title=eq.${'x'.repeat(3 * 1024)}`, /^A query may have 3 KB/],
  ])('is rejected: %s', async (query, message) => {
    await expectRejection(await send(`blog_posts?${query}`), message)
  })

  it.each([
    'post_revisions?select=id,user_profiles(id,projects(id))',
    'post_revisions?select=id,user_profiles(projects(user_profiles(id)))',
  ])('is rejected when it embeds a table in an embedded one: %s', async (query) => {
    await expectRejection(await send(query), /^A table that is embedded cannot embed another one/)
  })

  it('is rejected when it embeds a table twice', async () => {
    const query = 'post_revisions?select=a:user_profiles(name),b:user_profiles(name)'
    await expectRejection(await send(query), /^A query may embed a table once/)
  })

  it('is rejected when it compares a list of an embedded table', async () => {
    const query = 'slug_redirects?select=from_slug,blog_posts(id)&blog_posts.tags=eq.5'
    await expectRejection(await send(query), /^"tags" is a list/)
  })

  it.each(['*', 'id,content'])('is rejected when it embeds whole texts: %s', async (columns) => {
    await expectRejection(
      await send(`slug_redirects?select=blog_posts(${columns})`),
      /^Name the columns of an embedded/,
    )
  })

  it.each(['count=planned', 'return=minimal, count=estimated'])('is rejected with Prefer: %s', async (prefer) => {
    await expectRejection(await send('faqs', { headers: { Prefer: prefer } }), /^Rows are counted exactly/)
  })

  it.each(['resolution=merge-duplicates', 'return=representation, tx=rollback'])(
    'is rejected with a preference that the product does not have: %s',
    async (prefer) => {
      const insert = { method: 'POST', body: '{"name":"Agent"}', headers: { Prefer: prefer } }
      await expectRejection(await send('partners', insert), /^"Prefer" may contain/)
    },
  )

  it('is rejected with a range in a header', async () => {
    await expectRejection(await send('faqs', { headers: { Range: '0-' } }), /^Use limit and offset/)
  })

  it.each([
    ['GET', 'newsletter_subscribers'],
    ['GET', 'content_version'],
    ['DELETE', 'user_profiles?id=eq.1'],
    ['POST', 'pricing_plans'],
    ['PUT', 'faqs?id=eq.1'],
    ['OPTIONS', 'faqs'],
    ['GET', ''],
    ['GET', 'constructor'],
    ['POST', 'rpc/make_admin'],
    ['POST', 'rpc/blog_page'],
    ['GET', 'rpc/own_projects'],
    ['POST', 'rpc/toString'],
  ])('is rejected on another table or function, or with another method: %s %s', async (method, path) => {
    const body = method === 'POST' ? '{}' : null
    await expectRejection(await send(path, { method, body }), /are not available/)
  })

  it('is rejected as HEAD request', async () => {
    expect((await send('faqs', { method: 'HEAD' })).status).toBe(400)
    expect(proxy.received).toEqual([])
  })

  it.each(['PATCH', 'DELETE'])('is rejected when a %s is for every row', async (method) => {
    await expectRejection(await send('projects', { method }), /^A change needs a condition/)
  })
})

describe('a query within the limits', () => {
  it.each([
    'faqs',
    'faqs?select=*',
    'blog_posts?select=*&limit=25',
    'blog_posts?slug=eq.a',
    'blog_posts?select=id,title',
    'partners?name=eq.what.match.%26(),;%22'.replace(';', '%3B'),
    'partners?name=not.eq.match',
    'partners?id=gt.1&id=lt.9',
    `blog_posts?id=in.(${times(100, String)})`,
    'blog_posts?slug=in.("a,b","c\\"d")',
    `partners?or=(${times(20, () => 'id.eq.1')})`,
    'partners?or=(and(id.eq.1,title.is.null),not.and(id.in.(1,2)))',
    'blog_posts?select=heading:title&order=publish_date.desc.nullslast,id&limit=1000&offset=100000',
    'slug_redirects?select=blog_posts!inner(slug)&from_slug=eq.a&blog_posts.published=eq.true',
    'rpc/blog_page?searched=*eq.5;*&page=2'.replace(';', '%3B'),
    'rpc/blog_page?in_category=node.js',
  ])('is forwarded: %s', async (path) => {
    expect((await send(path)).status).toBe(200)
    expect(proxy.received).toHaveLength(1)
  })

  it('may count rows exactly', async () => {
    expect((await send('faqs', { headers: { Prefer: 'count=exact' } })).status).toBe(200)
  })
})
