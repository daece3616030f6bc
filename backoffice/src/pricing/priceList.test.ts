import type { PriceList } from '@fortnight/supabase/pricing/adminQueries'
import { builtInAddOns, builtInPlans } from '@fortnight/supabase/pricing/builtInPriceList'
import { planSchema } from './planSchema.ts'
import { upsertAddOn, removeAddOn, removePlan, upsertPlan, togglePopularPlan } from './priceList.ts'
import { comparePriceLists } from './priceListChanges.ts'

const list: PriceList = { plans: builtInPlans, addOns: builtInAddOns }
const [starter, professional, enterprise] = builtInPlans as [PlanRow, PlanRow, PlanRow]
type PlanRow = (typeof builtInPlans)[number]
const popularIds = ({ plans }: PriceList) => plans.filter((plan) => plan.popular).map(({ id }) => id)

describe('editing a price list', () => {
  it('keeps at most one popular plan, and none after toggling it again [ADMIN-PRICE-8] [CONST-5]', () => {
    const changed = togglePopularPlan(list, enterprise.id)
    expect(popularIds(changed)).toEqual([enterprise.id])
    expect(popularIds(togglePopularPlan(changed, enterprise.id))).toEqual([])
  })

  it('makes a plan saved as popular the only popular one [ADMIN-PRICE-8]', () => {
    expect(popularIds(upsertPlan(list, { ...starter, popular: true }))).toEqual([starter.id])
    expect(popularIds(upsertPlan(list, { ...starter, name: 'Small' }))).toEqual([professional.id])
  })

  it('replaces an entry in place and restores a deleted one at its index [ADMIN-PRICE-7]', () => {
    expect(upsertPlan(list, { ...professional, name: 'Pro' }).plans.map(({ name }) => name)[1]).toBe('Pro')
    expect(upsertPlan(removePlan(list, professional.id), professional, 1)).toEqual(list)
    const extra = builtInAddOns[2]!
    expect(upsertAddOn(removeAddOn(list, extra.id), extra, 2)).toEqual(list)
  })

  it('drops blank feature rows [ADMIN-PRICE-5]', () => {
    const features = [{ text: 'One' }, { text: '  ' }, { text: '' }, { text: ' Two ' }]
    expect(planSchema.parse({ ...starter, features }).features).toEqual(['One', 'Two'])
  })

  it('enforces the limits of the database [ADMIN-PRICE-4]', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, row) => ({ text: `Feature ${row}` }))
    expect(planSchema.safeParse({ ...starter, features: rows(30) }).success).toBe(true)
    expect(planSchema.safeParse({ ...starter, features: rows(31) }).success).toBe(false)
    expect(planSchema.safeParse({ ...starter, features: [], name: 'n'.repeat(81) }).success).toBe(false)
  })
})

describe('comparing price lists [ADMIN-PRICE-3]', () => {
  const summary = (after: PriceList) =>
    comparePriceLists(list, after).map(({ kind, entryType, name }) => [kind, entryType, name])

  it('finds no changes without edits, or after an edit has been undone', () => {
    expect(summary(list)).toEqual([])
    expect(summary(togglePopularPlan(togglePopularPlan(list, starter.id), professional.id))).toEqual([])
  })

  it('lists the old and the new text of each changed field', () => {
    const features = [...starter.features.slice(1), 'A new one']
    const changes = comparePriceLists(list, upsertPlan(list, { ...starter, price: '$2,700', features }))
    expect(changes).toEqual([
      {
        key: starter.id,
        kind: 'changed',
        entryType: 'Plan',
        name: 'Starter Agent',
        fields: [
          { label: 'Price', removed: ['$2,500'], added: ['$2,700'] },
          { label: 'Features', removed: [starter.features[0]], added: ['A new one'] },
        ],
      },
    ])
  })

  it('lists added, removed and moved entries', () => {
    const added = upsertAddOn(removePlan(list, starter.id), {
      id: 'new',
      name: 'Rush',
      price: '$1',
      description: 'Soon',
    })
    expect(summary(added)).toEqual([
      ['removed', 'Plan', 'Starter Agent'],
      ['added', 'Add-on', 'Rush'],
    ])
    expect(summary({ ...list, plans: [professional, starter, enterprise] })).toEqual([['moved', 'Plan', 'Order']])
  })
})
