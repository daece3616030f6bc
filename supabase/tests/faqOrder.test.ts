import { as, insert, remove, service } from './actors.ts'

const swap = (a: string, b: string) => as('admin', 'rpc/swap_faq_order', { method: 'POST', body: { a, b } })
const list = async () => (await service('faqs?select=id,order_index&order=order_index,id')).rows
const placeOf = async (id: string) => (await service(`faqs?id=eq.${id}`)).rows[0]?.order_index

const [first, second, third] = Array.from({ length: 3 }, () => crypto.randomUUID()) as [string, string, string]

beforeEach(async () => {
  await remove(`faqs?id=in.(${first},${second},${third})`)
  const row = (id: string, order_index: number) => ({ id, question: 'Order?', order_index, published: false })
  await insert('faqs', [row(first, 5001), row(second, 5002), row(third, 5003)])
})
afterAll(() => remove(`faqs?id=in.(${first},${second},${third})`))

describe('moving a faq [ADMIN-FAQ-4]', () => {
  it('swaps two places and leaves all others', async () => {
    expect((await swap(first, third)).status).toBe(204)
    expect(await Promise.all([first, second, third].map(placeOf))).toEqual([5003, 5002, 5001])
  })

  it('tells equal places apart before it swaps', async () => {
    await service(`faqs?id=in.(${first},${second})`, { method: 'PATCH', body: { order_index: 5001 } })
    const before = (await list()).map(({ id }) => id)
    const [upper, lower] = [first, second].sort((a, b) => before.indexOf(a) - before.indexOf(b)) as [string, string]
    await swap(upper, lower)
    const after = (await list()).map(({ id }) => id)
    expect(after.indexOf(lower)).toBeLessThan(after.indexOf(upper))
    const others = (order: unknown[]) => order.filter((id) => String(id).startsWith('00000000-0000-4000-8000'))
    expect(others(after)).toEqual(others(before))
  })

  it('keeps every place exactly once when many move at the same moment', async () => {
    const pairs = [
      [first, second],
      [second, third],
      [third, first],
    ] as const
    const answers = await Promise.all(Array.from({ length: 18 }, (_, turn) => swap(...pairs[turn % 3]!)))
    expect(answers.map(({ status }) => status)).toEqual(Array(18).fill(204))
    expect((await Promise.all([first, second, third].map(placeOf))).sort()).toEqual([5001, 5002, 5003])
  })

  it('fails, and changes nothing, when one of the two is gone', async () => {
    expect((await swap(first, crypto.randomUUID())).status).toBeGreaterThanOrEqual(400)
    expect(await placeOf(first)).toBe(5001)
  })

  it('of itself changes nothing', async () => {
    await swap(second, second)
    expect(await placeOf(second)).toBe(5002)
  })
})
