import { deleteRows, insertRows, requestAs } from '../support/api.ts'

const adminSubscribers = async (body: object) =>
  (await requestAs('admin', 'rpc/admin_subscribers', { method: 'POST', body })).rows
const columnValues = (rows: Record<string, unknown>[], column: string) => rows.map((row) => row[column])

describe('admin_subscribers', () => {
  const addresses = ['giraffe-1@example.com', 'giraffe-2@example.com']

  beforeAll(() =>
    insertRows('newsletter_subscribers', [
      { email: addresses[0], status: 'pending', consented_at: '2025-01-01T00:00:00Z' },
      { email: addresses[1], status: 'confirmed', consented_at: '2025-01-02T00:00:00Z' },
    ]),
  )
  afterAll(() => deleteRows('newsletter_subscribers?email=like.giraffe*'))

  it('finds addresses, filters by status, and returns the newest consent first', async () => {
    expect(columnValues(await adminSubscribers({ searched: 'GIRAFFE' }), 'email')).toEqual(addresses.toReversed())
    const pending = await adminSubscribers({ searched: 'giraffe', in_status: 'pending' })
    expect(pending).toMatchObject([{ email: addresses[0], total: 1 }])
  })
})
