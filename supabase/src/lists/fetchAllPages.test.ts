import { fetchAllPages } from './fetchAllPages.ts'

const initialIds = Array.from({ length: 2_050 }, (_, index) => `row ${index}`)

describe('fetchAllPages', () => {
  it('yields every row once, also when new rows push one onto the next page meanwhile', async () => {
    let ids = initialIds
    const fetchPage = (page: number, size: number) => {
      const rows = ids.slice((page - 1) * size, page * size).map((id) => ({ id, total: ids.length }))
      if (page === 1) ids = ['new row', 'another new row', ...ids]
      return Promise.resolve(rows)
    }
    const yielded: string[] = []
    for await (const rows of fetchAllPages(fetchPage)) yielded.push(...rows.map(({ id }) => id))
    expect(yielded).toEqual(initialIds)
  })

  it('yields one empty page when nothing matches', async () => {
    const pages: unknown[] = []
    for await (const rows of fetchAllPages(() => Promise.resolve([]))) pages.push(rows)
    expect(pages).toEqual([[]])
  })
})
