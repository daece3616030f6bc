import { latestPosts } from './latestPosts.ts'
import { normalizeBlogSearch, postBySlug, publishedCategories, publishedPosts, relatedPosts } from './queries.ts'

const minuteMs = 60_000

describe('normalizeBlogSearch', () => {
  it.each([
    [{}, { q: '', category: '', page: 1 }],
    [
      { q: '  two\n\t words ', category: ' Education ', page: 2 },
      { q: 'two words', category: 'Education', page: 2 },
    ],
    [{ page: Number.NaN }, { page: 1 }],
    [{ page: -3 }, { page: 1 }],
    [{ page: 1.5 }, { page: 1 }],
    [{ page: Number.POSITIVE_INFINITY }, { page: 1 }],
    [{ page: 1e12 }, { page: 100_000 }],
    [{ q: 'a\u0000b\u007f' }, { q: 'a b' }],
    [{ q: `%_,()"'*\\` }, { q: `%_,()"'*\\` }],
  ])('normalizes %j to %j', (typed, normalized) => {
    expect(normalizeBlogSearch(typed)).toMatchObject(normalized)
  })

  it('cuts a search at 100 characters, never inside a surrogate pair', () => {
    expect(normalizeBlogSearch({ q: 'x'.repeat(101) }).q).toHaveLength(100)
    expect(Array.from(normalizeBlogSearch({ q: '🙂'.repeat(101) }).q)).toEqual(Array(100).fill('🙂'))
    expect(normalizeBlogSearch({ q: 'half \ud83d' }).q).toBe('half �')
  })

  it('gives equal searches one query key', () => {
    expect(publishedPosts({ q: ' agent  desk ' }).queryKey).toEqual(
      publishedPosts({ q: 'agent desk', page: 0 }).queryKey,
    )
  })
})

describe('the queries of posts', () => {
  it('are stale after 10 minutes for lists and 15 minutes for one post [CALL-7]', () => {
    for (const list of [publishedPosts(), publishedCategories(), latestPosts()]) {
      expect(list.staleTime).toBe(10 * minuteMs)
    }
    expect(relatedPosts({ category: 'Education', slug: 'a' }).staleTime).toBe(10 * minuteMs)
    expect(postBySlug('a').staleTime).toBe(15 * minuteMs)
  })
})
