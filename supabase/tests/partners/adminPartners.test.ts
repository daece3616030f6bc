import { requestAs, insertRows, deleteRows } from '../support/api.ts'

const call = async (name: string, body: object) =>
  (await requestAs('admin', `rpc/${name}`, { method: 'POST', body })).rows
const values = (rows: Record<string, unknown>[], column: string) => rows.map((row) => row[column])
const partner = (name: string, description: string, category = 'Automation') => ({
  name,
  description,
  category,
  website: 'https://example.com',
  logo_url: 'https://example.com/a.png',
})

describe('the list of partners [ADMIN-PART-1]', () => {
  const names = ['Zebra 100% one', 'Zebra two', 'zebra three']

  beforeAll(async () => {
    await insertRows('partners', [
      partner('Zebra two', 'Stripes'),
      partner('zebra three', 'Dots', 'Database'),
      partner('Zebra 100% one', 'Stripes'),
    ])
  })
  afterAll(() => deleteRows(`partners?name=in.(${names.map((name) => `"${name}"`).join(',')})`))

  it('is searched by name and description, whatever the case, and every character counts', async () => {
    expect(values(await call('admin_partners', { searched: 'zEBRA' }), 'name')).toEqual([
      'Zebra 100% one',
      'zebra three',
      'Zebra two',
    ])
    expect(values(await call('admin_partners', { searched: 'stripes' }), 'name')).toEqual([
      'Zebra 100% one',
      'Zebra two',
    ])
    expect(values(await call('admin_partners', { searched: '0% o' }), 'name')).toEqual(['Zebra 100% one'])
    expect(await call('admin_partners', { searched: 'zebra%two' })).toEqual([])
  })

  it('is filtered by category, and says how many match on every page', async () => {
    const found = await call('admin_partners', { searched: 'zebra', in_category: 'Database' })
    expect(values(found, 'name')).toEqual(['zebra three'])
    const second = await call('admin_partners', { searched: 'zebra', page: 2, page_size: 2 })
    expect(second).toMatchObject([{ name: 'Zebra two', total: 3 }])
    expect(values(await call('admin_partners', { searched: 'zebra', page: 99, page_size: 2 }), 'name')).toEqual([
      'Zebra two',
    ])
  })
})

describe('the list of newsletter subscribers', () => {
  const addresses = ['giraffe-1@example.com', 'giraffe-2@example.com']

  beforeAll(() =>
    insertRows('newsletter_subscribers', [
      { email: addresses[0], status: 'pending', consented_at: '2025-01-01T00:00:00Z' },
      { email: addresses[1], status: 'confirmed', consented_at: '2025-01-02T00:00:00Z' },
    ]),
  )
  afterAll(() => deleteRows('newsletter_subscribers?email=like.giraffe*'))

  it('is searched by address, filtered by status, newest consent first', async () => {
    expect(values(await call('admin_subscribers', { searched: 'GIRAFFE' }), 'email')).toEqual(addresses.toReversed())
    const pending = await call('admin_subscribers', { searched: 'giraffe', in_status: 'pending' })
    expect(pending).toMatchObject([{ email: addresses[0], total: 1 }])
  })
})
