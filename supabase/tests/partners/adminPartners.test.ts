import { deleteRows, insertRows, requestAs } from '../support/api.ts'

const adminPartners = async (body: object) =>
  (await requestAs('admin', 'rpc/admin_partners', { method: 'POST', body })).rows
const columnValues = (rows: Record<string, unknown>[], column: string) => rows.map((row) => row[column])
const partner = (name: string, description: string, category = 'Automation') => ({
  name,
  description,
  category,
  website: 'https://example.com',
  logo_url: 'https://example.com/a.png',
})

describe('admin_partners [ADMIN-PART-1]', () => {
  const names = ['Zebra 100% one', 'Zebra two', 'zebra three']

  beforeAll(async () => {
    await insertRows('partners', [
      partner('Zebra two', 'Stripes'),
      partner('zebra three', 'Dots', 'Database'),
      partner('Zebra 100% one', 'Stripes'),
    ])
  })
  afterAll(() => deleteRows(`partners?name=in.(${names.map((name) => `"${name}"`).join(',')})`))

  it('finds name and description literally, ignoring case', async () => {
    expect(columnValues(await adminPartners({ searched: 'zEBRA' }), 'name')).toEqual([
      'Zebra 100% one',
      'zebra three',
      'Zebra two',
    ])
    expect(columnValues(await adminPartners({ searched: 'stripes' }), 'name')).toEqual(['Zebra 100% one', 'Zebra two'])
    expect(columnValues(await adminPartners({ searched: '0% o' }), 'name')).toEqual(['Zebra 100% one'])
    expect(await adminPartners({ searched: 'zebra%two' })).toEqual([])
  })

  it('filters by category and returns the total on every page', async () => {
    const found = await adminPartners({ searched: 'zebra', in_category: 'Database' })
    expect(columnValues(found, 'name')).toEqual(['zebra three'])
    const second = await adminPartners({ searched: 'zebra', page: 2, page_size: 2 })
    expect(second).toMatchObject([{ name: 'Zebra two', total: 3 }])
    expect(columnValues(await adminPartners({ searched: 'zebra', page: 99, page_size: 2 }), 'name')).toEqual([
      'Zebra two',
    ])
  })
})
