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
const fetchPlans = async () => (await requestAs('visitor', 'pricing_plans?order=position')).rows
const fetchAddOns = async () => (await requestAs('visitor', 'add_ons?order=position')).rows
const fetchVersions = async () => (await requestAs('admin', 'price_list_versions?order=id.desc')).rows
const names = (rows: Row[]) => rows.map(({ name }) => name)

runExclusively('pricing')

describe('the price list', () => {
  it('is seeded with the built-in price list, word for word [PRICE-1 to PRICE-7]', async () => {
    connect({ url: database.url, key: database.publishableKey })
    const queryClient = new QueryClient()
    const withoutId = ({ id: _id, ...shown }: { id: string }) => shown
    expect((await queryClient.query(pricingPlans())).map(withoutId)).toEqual(builtInPlans.map(withoutId))
    expect((await queryClient.query(addOnsQuery())).map(withoutId)).toEqual(builtInAddOns.map(withoutId))
  })

  it('is replaced as a whole in the given order, keeping ids [ADMIN-PRICE-3]', async () => {
    const id = crypto.randomUUID()
    expect((await publish([plan('B', { id, popular: true }), plan('A')], [addOn('Y'), addOn('X')])).status).toBe(204)
    expect(names(await fetchPlans())).toEqual(['B', 'A'])
    expect((await fetchPlans())[0]).toMatchObject({ id, popular: true, features: ['One', 'Two'], position: 1 })
    expect(names(await fetchAddOns())).toEqual(['Y', 'X'])
  })

  it.each([
    ['a plan without a price', [plan('C'), plan('D', { price: null })], [addOn('Z')]],
    ['two popular plans', [plan('C', { popular: true }), plan('D', { popular: true })], [addOn('Z')]],
    ['an add-on without a name', [plan('C')], [addOn('')]],
    ['a value that is not a list', { plan: 1 }, []],
    ['null', null, null],
    ['a plan that is not an object', ['C'], []],
    ['thirteen plans', Array.from({ length: 13 }, (_, index) => plan(`Plan ${index}`)), []],
  ])('stays unchanged after %s is rejected [ADMIN-PRICE-3]', async (_reason, newPlans, newAddOns) => {
    const before = [await fetchPlans(), await fetchAddOns()]
    expect((await publish(newPlans, newAddOns)).status).toBeGreaterThanOrEqual(400)
    expect([await fetchPlans(), await fetchAddOns()]).toEqual(before)
  })

  it('is never a mix of two lists under concurrent publications', async () => {
    const lists = Array.from({ length: 8 }, (_, n) => [[plan(`P${n}`), plan(`Q${n}`)], [addOn(`R${n}`)]] as const)
    const responses = await Promise.all(lists.map(([newPlans, newAddOns]) => publish(newPlans, newAddOns)))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(204))
    const version = String(names(await fetchPlans())[0]).slice(1)
    expect([names(await fetchPlans()), names(await fetchAddOns())]).toEqual([
      [`P${version}`, `Q${version}`],
      [`R${version}`],
    ])
  })

  it('has at most one popular plan, also after direct updates [ADMIN-PRICE-8]', async () => {
    await publish([plan('P', { popular: true }), plan('Q')], [])
    const { code } = await requestAs('admin', 'pricing_plans?name=eq.Q', { method: 'PATCH', body: { popular: true } })
    expect(code).toBe('23505')
  })

  it('is stored as a version with every publication, like the list before the first one [ADMIN-PRICE-3]', async () => {
    await deleteRows('price_list_versions?id=gt.0')
    await publish([plan('Former')], [])
    await deleteRows('price_list_versions?id=gt.0')
    await publish([plan('Later')], [addOn('Extra')])
    const stored = await fetchVersions()
    expect(stored.map(({ plans, published_by }) => [names(plans as Row[]), published_by])).toEqual([
      [['Later'], 'admin@fortnight.example'],
      [['Former'], null],
    ])
    expect(stored[0]?.add_ons).toEqual([{ ...addOn('Extra'), id: (await fetchAddOns())[0]?.id }])
  })

  it('is not replaced by a publication that is based on a stale version [ADMIN-PRICE-3]', async () => {
    const [{ id: baseVersion } = {}] = await fetchVersions()
    expect((await publish([plan('First')], [], { based_on: baseVersion })).status).toBe(204)
    expect((await publish([plan('Second')], [], { based_on: baseVersion })).code).toBe('PT409')
    expect(names(await fetchPlans())).toEqual(['First'])
    expect((await fetchVersions()).map(({ plans }) => names(plans as Row[])[0])).not.toContain('Second')
  })

  it('stores no version of a rejected publication', async () => {
    const before = await fetchVersions()
    expect((await publish([plan('')], [])).status).toBeGreaterThanOrEqual(400)
    expect(await fetchVersions()).toEqual(before)
  })
})
