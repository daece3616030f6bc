import { postSchema } from './postSchema.ts'
import { slugify } from './slugify.ts'

describe('slugify', () => {
  it.each([
    ['How Agents Work', 'how-agents-work'],
    ['  10 to 14 days?! -- really  ', '10-to-14-days-really'],
    ['Café & crème', 'cafe-creme'],
    ['-- a --- b --', 'a-b'],
    ['½ % ✓', '12'],
    ['日本', ''],
    ['x'.repeat(200), 'x'.repeat(160)],
  ])('turns %j into %j [ADMIN-BLOG-19]', (title, slug) => expect(slugify(title)).toBe(slug))

  it('returns a valid slug for any title [ADMIN-BLOG-19]', () => {
    for (const title of ['A—B', 'a\u0000b c', '1/2', 'word '.repeat(50)]) {
      expect(postSchema.shape.slug.safeParse(slugify(title)).success).toBe(true)
    }
  })
})
