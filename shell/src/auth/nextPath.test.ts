import { nextOf, safeNext, withNext } from './nextPath.ts'

describe('safeNext', () => {
  it.each(['/dashboard', '/project/7/edit', '/admin/faqs?q=price#top', '/a//b'])('keeps the own path %s', (path) => {
    expect(safeNext(path)).toBe(path)
  })

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
  ])('refuses %p', (wanted) => {
    expect(safeNext(wanted)).toBeNull()
  })
})

describe('nextOf', () => {
  it('reads the router state before the query', () => {
    expect(nextOf({ state: { next: '/a' }, search: '?next=/b' })).toBe('/a')
    expect(nextOf({ state: null, search: '?next=%2Fb%3Fx%3D1' })).toBe('/b?x=1')
    expect(nextOf({ state: { next: '//evil.example' }, search: '' })).toBeNull()
  })
})

describe('withNext', () => {
  it('leaves the link bare without a wish and encodes one', () => {
    expect(withNext('/signup', null)).toBe('/signup')
    expect(withNext('/signup', '/project/1?x=1')).toBe('/signup?next=%2Fproject%2F1%3Fx%3D1')
  })
})
