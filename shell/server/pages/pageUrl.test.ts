/** @jest-environment node */
import { readAddress } from './pageUrl.ts'

const params = ['page', 'q']

describe('the address of a page', () => {
  it('keeps only the parameters that pages read, always in the same order', () => {
    const wanted = { path: '/', search: '?page=2&q=a+b' }
    expect(readAddress('/', 'q=a+b&page=2', params)).toEqual(wanted)
    expect(readAddress('/', 'utm_source=mail&page=2&fbclid=1&q=a%20b&q=second', params)).toEqual(wanted)
  })

  it('drops what is empty, as forms send it', () => {
    expect(readAddress('/', 'q=&page=', params)).toEqual({ path: '/', search: '' })
  })

  it('keeps no parameter on pages that are not public', () => {
    expect(readAddress('/dashboard', 'q=a', params)).toEqual({ path: '/dashboard', search: '' })
    expect(readAddress('/login', 'q=a', params)).toEqual({ path: '/login', search: '' })
  })

  it('refuses with a sentence what is too long or unreadable', () => {
    expect(readAddress('/', `q=${'x'.repeat(200)}`, params)).toHaveProperty('search')
    expect(readAddress('/', `q=${'x'.repeat(201)}`, params)).toMatchObject({
      status: 400,
      refusal: expect.stringContaining('200 characters'),
    })
    expect(readAddress(`/${'x'.repeat(1_000)}`, '', params)).toMatchObject({ status: 414 })
    for (const path of ['/blog/%E0%A4%A', '/blog/.', '/blog/..', '/blog/%2e%2E', '/blog/../pricing']) {
      expect(readAddress(path, '', params)).toMatchObject({ status: 400 })
    }
    for (const path of ['/blog/..a', '/blog/..%2fa'])
      expect(readAddress(path, '', params)).toEqual({ path, search: '' })
  })

  it('sends a known page with a slash at its end to its one address', () => {
    expect(readAddress('/login/', 'next=%2Fdashboard', params)).toEqual({ redirect: '/login?next=%2Fdashboard' })
    expect(readAddress('/newsletter/', '', params)).toEqual({ redirect: '/newsletter' })
    expect(readAddress('/', '', params)).toEqual({ path: '/', search: '' })
  })

  it.each([
    ['/blog/%77hat-fits', '/blog/what-fits'],
    ['/%62log/%41%7A%30%2d%5F%7e%2E1', '/blog/Az0-_~.1'],
    ['/blog/what-fit%73//', '/blog/what-fits'],
    ['/blog/%2e%2e%61', '/blog/..a'],
    ['/%6Cogin', '/login'],
    ['/blog/%77%2F%5c%C3%A9%2577', '/blog/w%2F%5c%C3%A9%2577'],
  ])('sends a known page to its address in plain characters: %s', (path, plain) => {
    expect(readAddress(path, 'q=%77&page=2', params)).toEqual({ redirect: `${plain}?q=%77&page=2` })
    expect(readAddress(path, '', params)).toEqual({ redirect: plain })
    expect(readAddress(plain, '', params)).toEqual({ path: plain, search: '' })
  })

  it('leaves alone what means something else in plain characters', () => {
    for (const path of [
      '/blog/a%2Fb',
      '/blog/%5C..',
      '/blog/..%2Fa',
      '/blog/%252e%252e',
      '/blog/caf%C3%A9',
      '/login%2F',
    ])
      expect(readAddress(path, '', params)).toEqual({ path, search: '' })
  })

  it('refuses dots that lead elsewhere however they are written', () => {
    for (const path of ['/blog/%2e%2e/%61dmin', '/%2E/login', '/blog/.%2e', '/blog\\%2e%2e\\%77', '/%62log/%2e.'])
      expect(readAddress(path, '', params)).toMatchObject({ status: 400 })
  })

  it.each([
    ...['//elsewhere.example/', '///elsewhere.example//', '/\\elsewhere.example/', '/nowhere/'],
    ...['//%65lsewhere.example', '//elsewhere%2Eexample/blog', '/\\%65lsewhere.example', '/%2Felsewhere.%65xample'],
    ...['/%5C%65lsewhere.example', '//%6Cogin', '//%62log/a', '/%6Eowhere'],
  ])('leads nobody away from this site: %s', (path) => {
    expect(readAddress(path, '', params)).toEqual({ path, search: '' })
  })
})
