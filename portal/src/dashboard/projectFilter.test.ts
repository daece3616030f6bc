import { parseFilter, hasFilters, withFilter } from './projectFilter.ts'

const parse = (search: string) => parseFilter(new URLSearchParams(search))
const change = (search: string, filter: object) => withFilter(new URLSearchParams(search), filter).toString()

describe('the filter of the project list', () => {
  it('is read from the URL', () => {
    expect(parse('q=+refund+&status=on-hold&sort=name&page=3')).toEqual({
      q: 'refund',
      status: 'on-hold',
      sort: 'name',
      page: 3,
    })
  })

  it('defaults to all projects, newest first, for missing and invalid parameters [DASH-1]', () => {
    const defaults = { q: '', status: '', sort: 'newest', page: 1 }
    expect(parse('')).toEqual(defaults)
    expect(parse('status=gone&sort=random&page=-2')).toEqual(defaults)
    expect(parse('page=1e99')).toEqual(defaults)
    expect(parse('page=2.5')).toEqual(defaults)
  })

  it('keeps other parameters in the URL and omits default values', () => {
    expect(change('dialog=new-project&plan=custom', { q: 'refund' })).toBe('dialog=new-project&plan=custom&q=refund')
    expect(change('q=a&status=draft&sort=name', { q: '', status: '', sort: 'newest' })).toBe('')
  })

  it('goes back to the first page on any change but that of the page', () => {
    expect(change('q=a&page=3', { q: 'b' })).toBe('q=b')
    expect(change('q=a&page=3', { page: 4 })).toBe('q=a&page=4')
  })

  it('knows whether it excludes projects', () => {
    expect(hasFilters(parse('sort=name&page=2'))).toBe(false)
    expect(hasFilters(parse('status=draft'))).toBe(true)
    expect(hasFilters(parse('q=a'))).toBe(true)
  })
})
