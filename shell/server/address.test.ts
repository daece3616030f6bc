/** @jest-environment node */
import { readAddress } from './address.ts'

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

  it.each(['//elsewhere.example/', '///elsewhere.example//', '/\\elsewhere.example/', '/nowhere/'])(
    'leads nobody away from this site: %s',
    (path) => {
      expect(readAddress(path, '', params)).toEqual({ path, search: '' })
    },
  )
})
