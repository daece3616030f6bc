import {
  normalizeBlogSearch,
  latestPosts,
  postBySlug,
  publishedCategories,
  publishedPosts,
  relatedPosts,
} from './queries.ts'

const minutes = 60_000

describe('what people type into the address of the blog', () => {
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
  ])('%j becomes %j', (typed, search) => {
    expect(normalizeBlogSearch(typed)).toMatchObject(search)
  })

  it('is cut at 100 characters, never in the middle of one', () => {
    expect(normalizeBlogSearch({ q: 'x'.repeat(101) }).q).toHaveLength(100)
    expect(Array.from(normalizeBlogSearch({ q: '🙂'.repeat(101) }).q)).toEqual(Array(100).fill('🙂'))
    expect(normalizeBlogSearch({ q: 'half \ud83d' }).q).toBe('half �')
  })

  it('is asked for once, however it is written', () => {
    expect(publishedPosts({ q: ' agent  desk ' }).queryKey).toEqual(
      publishedPosts({ q: 'agent desk', page: 0 }).queryKey,
    )
  })
})

describe('posts stay fresh', () => {
  it('for 10 minutes as a list and for 15 minutes as one [CALL-7]', () => {
    for (const list of [publishedPosts(), publishedCategories(), latestPosts()]) {
      expect(list.staleTime).toBe(10 * minutes)
    }
    expect(relatedPosts({ category: 'Education', slug: 'a' }).staleTime).toBe(10 * minutes)
    expect(postBySlug('a').staleTime).toBe(15 * minutes)
  })
})
