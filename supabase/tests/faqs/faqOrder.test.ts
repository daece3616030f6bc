import { requestAs, insertRows, deleteRows, requestAsService } from '../support/api.ts'
import { runExclusively } from '../support/runExclusively.ts'

runExclusively('faq order')

const swap = (a: string, b: string) => requestAs('admin', 'rpc/swap_faq_order', { method: 'POST', body: { a, b } })
const fetchOrder = async () => (await requestAsService('faqs?select=id,order_index&order=order_index,id')).rows
const orderIndexOf = async (id: string) => (await requestAsService(`faqs?id=eq.${id}`)).rows[0]?.order_index

const [first, second, third] = Array.from({ length: 3 }, () => crypto.randomUUID()) as [string, string, string]

beforeEach(async () => {
  await deleteRows(`faqs?id=in.(${first},${second},${third})`)
  const row = (id: string, order_index: number) => ({ id, question: 'Order?', order_index, published: false })
  await insertRows('faqs', [row(first, 5001), row(second, 5002), row(third, 5003)])
})
afterAll(() => deleteRows(`faqs?id=in.(${first},${second},${third})`))

describe('swap_faq_order', () => {
  it('swaps two positions and leaves all others', async () => {
    expect((await swap(first, third)).status).toBe(204)
    expect(await Promise.all([first, second, third].map(orderIndexOf))).toEqual([5003, 5002, 5001])
  })

  it('renumbers equal positions before it swaps', async () => {
    await requestAsService(`faqs?id=in.(${first},${second})`, { method: 'PATCH', body: { order_index: 5001 } })
    const before = (await fetchOrder()).map(({ id }) => id)
    const [upper, lower] = [first, second].sort((a, b) => before.indexOf(a) - before.indexOf(b)) as [string, string]
    await swap(upper, lower)
    const after = (await fetchOrder()).map(({ id }) => id)
    expect(after.indexOf(lower)).toBeLessThan(after.indexOf(upper))
    const otherIds = (order: unknown[]) => order.filter((id) => String(id).startsWith('00000000-0000-4000-8000'))
    expect(otherIds(after)).toEqual(otherIds(before))
  })

  it('keeps every position exactly once under concurrent calls', async () => {
    const pairs = [
      [first, second],
      [second, third],
      [third, first],
    ] as const
    const responses = await Promise.all(Array.from({ length: 18 }, (_, turn) => swap(...pairs[turn % 3]!)))
    expect(responses.map(({ status }) => status)).toEqual(Array(18).fill(204))
    expect((await Promise.all([first, second, third].map(orderIndexOf))).sort()).toEqual([5001, 5002, 5003])
  })

  it('fails and changes nothing when one of the two does not exist', async () => {
    for (const [a, b] of [
      [first, crypto.randomUUID()],
      [crypto.randomUUID(), first],
      [first, null],
    ]) {
      const { status, body } = await requestAs('admin', 'rpc/swap_faq_order', { method: 'POST', body: { a, b } })
      expect([status, body]).toEqual([404, expect.objectContaining({ message: 'This FAQ no longer exists.' })])
    }
    const unknown = crypto.randomUUID()
    expect((await swap(unknown, unknown)).status).toBe(404)
    expect(await orderIndexOf(first)).toBe(5001)
  })

  it('rejects an id that is no UUID', async () => {
    const { status, code } = await swap(first, 'first')
    expect([status, code]).toEqual([400, '22P02'])
  })

  it('changes nothing for a FAQ and itself', async () => {
    await swap(second, second)
    expect(await orderIndexOf(second)).toBe(5002)
  })
})

describe('move_faq [ADMIN-FAQ-4]', () => {
  const move = (faq: string, up: boolean, rest = {}) =>
    requestAs('admin', 'rpc/move_faq', { method: 'POST', body: { faq, up, searched: 'order?', ...rest } })
  const ownIds = async () => {
    const { rows } = await requestAsService('faqs?question=eq.Order%3F&select=id&order=order_index,id')
    return rows.map(({ id }) => String(id))
  }
  const others = async () =>
    (await fetchOrder()).map(({ id }) => String(id)).filter((id) => ![first, second, third].includes(id))

  it('swaps the FAQ with its neighbor and leaves all others', async () => {
    expect((await move(first, false)).body).toBe('2')
    expect(await Promise.all([first, second, third].map(orderIndexOf))).toEqual([5002, 5001, 5003])
  })

  it('skips FAQs in between that do not match', async () => {
    await requestAsService(`faqs?id=eq.${second}`, { method: 'PATCH', body: { published: true } })
    expect((await move(third, true, { in_state: 'draft' })).body).toBe('1')
    expect(await Promise.all([first, second, third].map(orderIndexOf))).toEqual([5003, 5002, 5001])
  })

  it.each([
    ['its own', [7, 7, 8], first],
    ["its neighbor's", [7, 8, 8], first],
  ])('moves exactly one step when another FAQ has %s number', async (_whose, numbers, moved) => {
    for (const [place, id] of [first, second, third].entries()) {
      await requestAsService(`faqs?id=eq.${id}`, { method: 'PATCH', body: { order_index: 5000 + numbers[place]! } })
    }
    const [before, othersBefore] = [await ownIds(), await others()]
    const from = before.indexOf(moved)
    const isUp = from > 0
    const expected = before.filter((id) => id !== moved)
    expected.splice(isUp ? from - 1 : from + 1, 0, moved)
    await move(moved, isUp)
    expect(await ownIds()).toEqual(expected)
    expect(await others()).toEqual(othersBefore)
  })

  it('keeps every position exactly once under concurrent calls', async () => {
    const calls = Array.from({ length: 18 }, (_, turn) => move([first, second, third][turn % 3]!, turn % 2 === 0))
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(18).fill(200))
    expect((await Promise.all([first, second, third].map(orderIndexOf))).sort()).toEqual([5001, 5002, 5003])
  })

  it('fails for a FAQ that does not exist or no longer matches', async () => {
    expect((await move(crypto.randomUUID(), true)).status).toBe(404)
    expect((await move(first, false, { searched: 'zebra' })).status).toBe(404)
    expect(await orderIndexOf(first)).toBe(5001)
  })
})
