import { everyPage } from './fetchAllPages.ts'

describe('every page of a list', () => {
  it('ends with the last row, and gives a row once that was pushed onto the next page meanwhile', async () => {
    let ids = Array.from({ length: 2_050 }, (_, place) => `row ${place}`)
    const pageOf = async (page: number, size: number) => {
      const rows = ids.slice((page - 1) * size, page * size).map((id) => ({ id, total: ids.length }))
      if (page === 1) ids = ['somebody new', 'somebody else', ...ids]
      return rows
    }
    const given: string[] = []
    for await (const rows of everyPage(pageOf)) given.push(...rows.map(({ id }) => id))
    expect(given).toEqual(Array.from({ length: 2_050 }, (_, place) => `row ${place}`))
  })

  it('is one page without rows where nothing matches', async () => {
    const pages: unknown[] = []
    for await (const rows of everyPage(async () => [])) pages.push(rows)
    expect(pages).toEqual([[]])
  })
})
