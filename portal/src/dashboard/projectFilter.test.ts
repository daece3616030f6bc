import { parseFilter, hasFilters, withFilter } from './projectFilter.ts'

const filter = (search: string) => parseFilter(new URLSearchParams(search))
const changed = (search: string, change: object) => withFilter(new URLSearchParams(search), change).toString()

describe('the filter of the project list', () => {
  it('is read from the address', () => {
    expect(filter('q=+refund+&status=on-hold&sort=name&page=3')).toEqual({
      q: 'refund',
      status: 'on-hold',
      sort: 'name',
      page: 3,
    })
  })

  it('wants everything, newest first, when the address says nothing or nonsense [DASH-1]', () => {
    const everything = { q: '', status: '', sort: 'newest', page: 1 }
    expect(filter('')).toEqual(everything)
    expect(filter('status=gone&sort=random&page=-2')).toEqual(everything)
    expect(filter('page=1e99')).toEqual(everything)
    expect(filter('page=2.5')).toEqual(everything)
  })

  it('keeps the other parameters and says only what does not go without saying', () => {
    expect(changed('dialog=new-project&plan=custom', { q: 'refund' })).toBe('dialog=new-project&plan=custom&q=refund')
    expect(changed('q=a&status=draft&sort=name', { q: '', status: '', sort: 'newest' })).toBe('')
  })

  it('goes back to the first page for another search, but not for another page', () => {
    expect(changed('q=a&page=3', { q: 'b' })).toBe('q=b')
    expect(changed('q=a&page=3', { page: 4 })).toBe('q=a&page=4')
  })

  it('knows whether it leaves projects out', () => {
    expect(hasFilters(filter('sort=name&page=2'))).toBe(false)
    expect(hasFilters(filter('status=draft'))).toBe(true)
    expect(hasFilters(filter('q=a'))).toBe(true)
  })
})
