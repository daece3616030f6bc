import { nextPathOf, parseNextPath, withNextPath } from './nextPath.ts'

describe('parseNextPath', () => {
  it.each(['/dashboard', '/project/7/edit', '/admin/faqs?q=price#top', '/a//b'])(
    'keeps %s, a path on this site',
    (path) => {
      expect(parseNextPath(path)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    null,
    undefined,
    7,
    { pathname: '/dashboard' },
  ])('rejects %p', (value) => {
    expect(parseNextPath(value)).toBeNull()
  })
})

describe('nextPathOf', () => {
  it('prefers the router state to the query', () => {
    expect(nextPathOf({ state: { next: '/a' }, search: '?next=/b' })).toBe('/a')
    expect(nextPathOf({ state: null, search: '?next=%2Fb%3Fx%3D1' })).toBe('/b?x=1')
    expect(nextPathOf({ state: { next: '//evil.example' }, search: '' })).toBeNull()
  })
})

describe('withNextPath', () => {
  it('adds no query without a next path and encodes one', () => {
    expect(withNextPath('/signup', null)).toBe('/signup')
    expect(withNextPath('/signup', '/project/1?x=1')).toBe('/signup?next=%2Fproject%2F1%3Fx%3D1')
  })
})
