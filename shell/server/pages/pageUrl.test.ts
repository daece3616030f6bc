/** @jest-environment node */
import { parsePageUrl } from './pageUrl.ts'

const params = ['page', 'q']

describe('parsePageUrl', () => {
  it('keeps only the parameters that pages read, in a fixed order', () => {
    const expected = { path: '/', search: '?page=2&q=a+b' }
    expect(parsePageUrl('/', 'q=a+b&page=2', params)).toEqual(expected)
    expect(parsePageUrl('/', 'utm_source=mail&page=2&fbclid=1&q=a%20b&q=second', params)).toEqual(expected)
  })

  it('drops the empty parameters that forms send', () => {
    expect(parsePageUrl('/', 'q=&page=', params)).toEqual({ path: '/', search: '' })
  })

  it('drops every parameter of pages that are not public', () => {
    expect(parsePageUrl('/dashboard', 'q=a', params)).toEqual({ path: '/dashboard', search: '' })
    expect(parsePageUrl('/login', 'q=a', params)).toEqual({ path: '/login', search: '' })
  })

  it('rejects what is too long or malformed with a message', () => {
    expect(parsePageUrl('/', `q=${'x'.repeat(200)}`, params)).toHaveProperty('search')
    expect(parsePageUrl('/', `q=${'x'.repeat(201)}`, params)).toMatchObject({
      status: 400,
      error: expect.stringContaining('200 characters') as string,
    })
    expect(parsePageUrl(`/${'x'.repeat(1_000)}`, '', params)).toMatchObject({ status: 414 })
    for (const path of ['/blog/%E0%A4%A', '/blog/.', '/blog/..', '/blog/%2e%2E', '/blog/../pricing']) {
      expect(parsePageUrl(path, '', params)).toMatchObject({ status: 400 })
    }
    for (const path of ['/blog/..a', '/blog/..%2fa'])
      expect(parsePageUrl(path, '', params)).toEqual({ path, search: '' })
  })

  it('redirects a known page with a trailing slash to its canonical URL', () => {
    expect(parsePageUrl('/login/', 'next=%2Fdashboard', params)).toEqual({ redirect: '/login?next=%2Fdashboard' })
    expect(parsePageUrl('/newsletter/', '', params)).toEqual({ redirect: '/newsletter' })
    expect(parsePageUrl('/', '', params)).toEqual({ path: '/', search: '' })
  })

  it.each([
    ['/blog/%77hat-fits', '/blog/what-fits'],
    ['/%62log/%41%7A%30%2d%5F%7e%2E1', '/blog/Az0-_~.1'],
    ['/blog/what-fit%73//', '/blog/what-fits'],
    ['/blog/%2e%2e%61', '/blog/..a'],
    ['/%6Cogin', '/login'],
    ['/blog/%77%2F%5c%C3%A9%2577', '/blog/w%2F%5c%C3%A9%2577'],
  ])('redirects a known page with percent-encoded letters to its canonical URL: %s', (path, canonical) => {
    expect(parsePageUrl(path, 'q=%77&page=2', params)).toEqual({ redirect: `${canonical}?q=%77&page=2` })
    expect(parsePageUrl(path, '', params)).toEqual({ redirect: canonical })
    expect(parsePageUrl(canonical, '', params)).toEqual({ path: canonical, search: '' })
  })

  it('does not decode characters that would mean something else', () => {
    for (const path of [
      '/blog/a%2Fb',
      '/blog/%5C..',
      '/blog/..%2Fa',
      '/blog/%252e%252e',
      '/blog/caf%C3%A9',
      '/login%2F',
    ])
      expect(parsePageUrl(path, '', params)).toEqual({ path, search: '' })
  })

  it('rejects dot segments in every encoding', () => {
    for (const path of ['/blog/%2e%2e/%61dmin', '/%2E/login', '/blog/.%2e', '/blog\\%2e%2e\\%77', '/%62log/%2e.'])
      expect(parsePageUrl(path, '', params)).toMatchObject({ status: 400 })
  })

  it.each([
    ...['//elsewhere.example/', '///elsewhere.example//', '/\\elsewhere.example/', '/unknown/'],
    ...['//%65lsewhere.example', '//elsewhere%2Eexample/blog', '/\\%65lsewhere.example', '/%2Felsewhere.%65xample'],
    ...['/%5C%65lsewhere.example', '//%6Cogin', '//%62log/a', '/%75nknown'],
  ])('never redirects to another site: %s', (path) => {
    expect(parsePageUrl(path, '', params)).toEqual({ path, search: '' })
  })
})
