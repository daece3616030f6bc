import { requestAs, insertRows, deleteRows, requestAsService } from '../support/api.ts'
import { runExclusively } from '../support/runExclusively.ts'

runExclusively('faq order')

const swap = (a: string, b: string) => requestAs('admin', 'rpc/swap_faq_order', { method: 'POST', body: { a, b } })
const list = async () => (await requestAsService('faqs?select=id,order_index&order=order_index,id')).rows
const placeOf = async (id: string) => (await requestAsService(`faqs?id=eq.${id}`)).rows[0]?.order_index

const [first, second, third] = Array.from({ length: 3 }, () => crypto.randomUUID()) as [string, string, string]

beforeEach(async () => {
  await deleteRows(`faqs?id=in.(${first},${second},${third})`)
  const row = (id: string, order_index: number) => ({ id, question: 'Order?', order_index, published: false })
  await insertRows('faqs', [row(first, 5001), row(second, 5002), row(third, 5003)])
})
afterAll(() => deleteRows(`faqs?id=in.(${first},${second},${third})`))

describe('swapping two faqs, as the release before does it', () => {
  it('swaps two places and leaves all others', async () => {
    expect((await swap(first, third)).status).toBe(204)
    expect(await Promise.all([first, second, third].map(placeOf))).toEqual([5003, 5002, 5001])
  })

  it('tells equal places apart before it swaps', async () => {
    await requestAsService(`faqs?id=in.(${first},${second})`, { method: 'PATCH', body: { order_index: 5001 } })
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

describe('moving a faq [ADMIN-FAQ-4]', () => {
  const move = (faq: string, up: boolean, rest = {}) =>
    requestAs('admin', 'rpc/move_faq', { method: 'POST', body: { faq, up, searched: 'order?', ...rest } })
  const own = async () => {
    const { rows } = await requestAsService('faqs?question=eq.Order%3F&select=id&order=order_index,id')
    return rows.map(({ id }) => String(id))
  }
  const others = async () =>
    (await list()).map(({ id }) => String(id)).filter((id) => ![first, second, third].includes(id))

  it('swaps it with its neighbour and leaves all others', async () => {
    expect((await move(first, false)).body).toBe('2')
    expect(await Promise.all([first, second, third].map(placeOf))).toEqual([5002, 5001, 5003])
  })

  it('passes over those in between that do not match', async () => {
    await requestAsService(`faqs?id=eq.${second}`, { method: 'PATCH', body: { published: true } })
    expect((await move(third, true, { in_state: 'draft' })).body).toBe('1')
    expect(await Promise.all([first, second, third].map(placeOf))).toEqual([5003, 5002, 5001])
  })

  it.each([
    ['its own', [7, 7, 8], first],
    ["its neighbour's", [7, 8, 8], first],
  ])('takes exactly one step when another carries %s number too', async (_whose, numbers, moved) => {
    for (const [place, id] of [first, second, third].entries()) {
      await requestAsService(`faqs?id=eq.${id}`, { method: 'PATCH', body: { order_index: 5000 + numbers[place]! } })
    }
    const [before, around] = [await own(), await others()]
    const from = before.indexOf(moved)
    const isUp = from > 0
    const expected = before.filter((id) => id !== moved)
    expected.splice(isUp ? from - 1 : from + 1, 0, moved)
    await move(moved, isUp)
    expect(await own()).toEqual(expected)
    expect(await others()).toEqual(around)
  })

  it('keeps every place exactly once when many move at the same moment', async () => {
    const turns = Array.from({ length: 18 }, (_, turn) => move([first, second, third][turn % 3]!, turn % 2 === 0))
    expect((await Promise.all(turns)).map(({ status }) => status)).toEqual(Array(18).fill(200))
    expect((await Promise.all([first, second, third].map(placeOf))).sort()).toEqual([5001, 5002, 5003])
  })

  it('is refused for one that is gone, or no longer matches', async () => {
    expect((await move(crypto.randomUUID(), true)).status).toBe(404)
    expect((await move(first, false, { searched: 'zebra' })).status).toBe(404)
    expect(await placeOf(first)).toBe(5001)
  })
})
