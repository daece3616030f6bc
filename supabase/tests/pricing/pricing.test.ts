import { QueryClient } from '@tanstack/react-query'
import { connect } from '@fortnight/supabase/client'
import { addOns as addOnsQuery, pricingPlans } from '../../src/pricing/queries.ts'
import { builtInAddOns, builtInPlans } from '../../src/pricing/builtInPriceList.ts'
import { requestAs, database, deleteRows } from '../support/api.ts'
import { runExclusively } from '../support/runExclusively.ts'

type Row = Record<string, unknown>

const plan = (name: string, extra: object = {}) => ({
  name,
  price: '$1',
  original_price: '$2',
  discount: '50% off',
  description: 'Text',
  timeline: '1 day',
  cta: 'Go',
  features: ['One', 'Two'],
  popular: false,
  ...extra,
})
const addOn = (name: string) => ({ name, price: '$1', description: 'Text' })
const publish = (plans: unknown, add_ons: unknown, extra: object = {}) =>
  requestAs('admin', 'rpc/publish_pricing', { method: 'POST', body: { plans, add_ons, ...extra } })
const plans = async () => (await requestAs('visitor', 'pricing_plans?order=position')).rows
const addOns = async () => (await requestAs('visitor', 'add_ons?order=position')).rows
const versions = async () => (await requestAs('admin', 'price_list_versions?order=id.desc')).rows
const names = (rows: Row[]) => rows.map(({ name }) => name)

runExclusively('pricing')

describe('the price list', () => {
  it('starts as it is built in, word for word [PRICE-1 to PRICE-7]', async () => {
    connect({ url: database.url, key: database.publishableKey })
    const queries = new QueryClient()
    const withoutId = ({ id: _id, ...shown }: { id: string }) => shown
    expect((await queries.fetchQuery(pricingPlans())).map(withoutId)).toEqual(builtInPlans.map(withoutId))
    expect((await queries.fetchQuery(addOnsQuery())).map(withoutId)).toEqual(builtInAddOns.map(withoutId))
  })

  it('is replaced as a whole, in the given order, ids kept [ADMIN-PRICE-3]', async () => {
    const id = crypto.randomUUID()
    expect((await publish([plan('B', { id, popular: true }), plan('A')], [addOn('Y'), addOn('X')])).status).toBe(204)
    expect(names(await plans())).toEqual(['B', 'A'])
    expect((await plans())[0]).toMatchObject({ id, popular: true, features: ['One', 'Two'], position: 1 })
    expect(names(await addOns())).toEqual(['Y', 'X'])
  })

  it.each([
    ['a plan without a price', [plan('C'), plan('D', { price: null })], [addOn('Z')]],
    ['two popular plans', [plan('C', { popular: true }), plan('D', { popular: true })], [addOn('Z')]],
    ['an add-on without a name', [plan('C')], [addOn('')]],
    ['something that is no list', { plan: 1 }, []],
    ['nothing', null, null],
    ['a plan that is no plan', ['C'], []],
    ['thirteen plans', Array.from({ length: 13 }, (_, place) => plan(`Plan ${place}`)), []],
  ])('stays as it is, to the last row, after %s [ADMIN-PRICE-3]', async (_mistake, newPlans, newAddOns) => {
    const before = [await plans(), await addOns()]
    expect((await publish(newPlans, newAddOns)).status).toBeGreaterThanOrEqual(400)
    expect([await plans(), await addOns()]).toEqual(before)
  })

  it('is never a mix of two lists, however many publish at once', async () => {
    const lists = Array.from({ length: 8 }, (_, n) => [[plan(`P${n}`), plan(`Q${n}`)], [addOn(`R${n}`)]] as const)
    const answers = await Promise.all(lists.map(([newPlans, newAddOns]) => publish(newPlans, newAddOns)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204))
    const version = String(names(await plans())[0]).slice(1)
    expect([names(await plans()), names(await addOns())]).toEqual([[`P${version}`, `Q${version}`], [`R${version}`]])
  })

  it('has one popular plan at most, also by direct writes [ADMIN-PRICE-8]', async () => {
    await publish([plan('P', { popular: true }), plan('Q')], [])
    const { code } = await requestAs('admin', 'pricing_plans?name=eq.Q', { method: 'PATCH', body: { popular: true } })
    expect(code).toBe('23505')
  })

  it('is kept with every publication, together with the list from before the first one [ADMIN-PRICE-3]', async () => {
    await deleteRows('price_list_versions?id=gt.0')
    await publish([plan('Former')], [])
    await deleteRows('price_list_versions?id=gt.0')
    await publish([plan('Later')], [addOn('Extra')])
    const kept = await versions()
    expect(kept.map(({ plans, published_by }) => [names(plans as Row[]), published_by])).toEqual([
      [['Later'], 'admin@fortnight.example'],
      [['Former'], null],
    ])
    expect(kept[0]?.add_ons).toEqual([{ ...addOn('Extra'), id: (await addOns())[0]?.id }])
  })

  it('is not replaced by somebody who has not seen what was published meanwhile [ADMIN-PRICE-3]', async () => {
    const [{ id: known } = {}] = await versions()
    expect((await publish([plan('First')], [], { based_on: known })).status).toBe(204)
    expect((await publish([plan('Second')], [], { based_on: known })).code).toBe('PT409')
    expect(names(await plans())).toEqual(['First'])
    expect((await versions()).map(({ plans }) => names(plans as Row[])[0])).not.toContain('Second')
  })

  it('leaves no version behind when it is refused', async () => {
    const before = await versions()
    expect((await publish([plan('')], [])).status).toBeGreaterThanOrEqual(400)
    expect(await versions()).toEqual(before)
  })
})
