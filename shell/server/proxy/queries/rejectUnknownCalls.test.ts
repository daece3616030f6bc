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

describe('a function call that the product does not send [API-1]', () => {
  it.each([
    ['{"searched":"', /is not JSON/],
    ['[]', /must be a JSON object/],
    [JSON.stringify({ searched: 'x'.repeat(1_001) }), /^An argument may have 1000 characters/],
    [JSON.stringify({ searched: 'x'.repeat(9_000) }), /^The arguments of a function may have 8 KB/],
    [JSON.stringify({ searched: ['x'] }), /^An argument must be a single value/],
    ['{"page_size":1001}', /^A page may have 1 to 1000 rows/],
    ['{"page_size":-1}', /^A page may have/],
    ['{"other":1}', /^This function has other arguments/],
  ])('is rejected: %s', async (body, message) => {
    await expectRejection(await send('rpc/own_projects', { method: 'POST', body }), message)
  })

  it.each([
    ['searched=*a*&select=id', /^This function has other arguments/],
    ['searched=*a*&limit=5', /^This function has other arguments/],
    ['page=1&page=2', /^An argument may be given once/],
    ['searched=imatch.(a%2B)%2B', /^The result of a function cannot be filtered/],
    ['in_category=not.in.(a)', /^The result of a function cannot be filtered/],
    ['page_size=5000', /^A page may have/],
  ])('is rejected: blog_page?%s', async (query, message) => {
    await expectRejection(await send(`rpc/blog_page?${query}`), message)
  })

  it('is rejected when its arguments are in the URL and in the body', async () => {
    const call = send('rpc/own_projects?page=2', { method: 'POST', body: '{}' })
    await expectRejection(await call, /belong in the body/)
  })
})

describe('inserted rows', () => {
  const insert = (body: string, type = 'application/json') =>
    send('projects', { method: 'POST', body, headers: { 'Content-Type': type } })

  it('are rejected when there are more than a hundred', async () => {
    await expectRejection(await insert(` [${times(101, () => '{}')}]`), /^A request may insert 100 rows/)
  })

  it.each(['1', 'null', '[[{}]]', `{${times(41, (i) => `"a${i}":1`)}}`])(
    'are rejected unless they are rows: %s',
    async (body) => {
      await expectRejection(await insert(body), /^A row must be an object with at most 40 columns/)
    },
  )

  it.each(['5', 'true', '{}', '"a"', '[1]', '[null]', '[["a"]]'])(
    'are rejected with %s in place of a list of texts [API-1]',
    async (tags) => {
      const post = send('blog_posts', { method: 'POST', body: `{"slug":"a","tags":${tags}}` })
      await expectRejection(await post, /^"tags" must be a list of texts/)
      const change = send('blog_posts?id=eq.1', { method: 'PATCH', body: `{"tags":${tags}}` })
      await expectRejection(await change, /^"tags" must be a list of texts/)
    },
  )

  it.each(['null', '[]', '["a"]'])('pass with a list of texts: %s', async (case_study_results) => {
    const body = `{"name":"A","case_study_results":${case_study_results}}`
    expect((await send('partners', { method: 'POST', body })).status).toBe(200)
    proxy.received.splice(0)
  })

  it('are rejected unless they are JSON', async () => {
    await expectRejection(await insert('name\nAgent', 'text/csv'), /must be sent as JSON/)
    await expectRejection(await insert('[{}'), /is not JSON/)
  })
})
