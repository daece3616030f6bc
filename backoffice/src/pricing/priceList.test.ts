import type { PriceList } from '@fortnight/supabase/pricing/adminQueries'
import { builtInAddOns, builtInPlans } from '@fortnight/supabase/pricing/queries'
import { planSchema } from './planSchema.ts'
import { withAddOn, withoutAddOn, withoutPlan, withPlan, withPopularToggled } from './priceList.ts'
import { priceListChanges } from './priceListChanges.ts'

const list: PriceList = { plans: builtInPlans, addOns: builtInAddOns }
const [starter, professional, enterprise] = builtInPlans as [PlanRow, PlanRow, PlanRow]
type PlanRow = (typeof builtInPlans)[number]
const popular = ({ plans }: PriceList) => plans.filter((plan) => plan.popular).map(({ id }) => id)

describe('the edited price list', () => {
  it('has one popular plan at most, and none when it is toggled again [ADMIN-PRICE-8] [CONST-5]', () => {
    const changed = withPopularToggled(list, enterprise.id)
    expect(popular(changed)).toEqual([enterprise.id])
    expect(popular(withPopularToggled(changed, enterprise.id))).toEqual([])
  })

  it('moves the mark when another plan is saved as the popular one [ADMIN-PRICE-8]', () => {
    expect(popular(withPlan(list, { ...starter, popular: true }))).toEqual([starter.id])
    expect(popular(withPlan(list, { ...starter, name: 'Small' }))).toEqual([professional.id])
  })

  it('changes an entry in its place, and takes a deleted one back where it was [ADMIN-PRICE-7]', () => {
    expect(withPlan(list, { ...professional, name: 'Pro' }).plans.map(({ name }) => name)[1]).toBe('Pro')
    expect(withPlan(withoutPlan(list, professional.id), professional, 1)).toEqual(list)
    const extra = builtInAddOns[2]!
    expect(withAddOn(withoutAddOn(list, extra.id), extra, 2)).toEqual(list)
  })

  it('drops feature rows without text [ADMIN-PRICE-5]', () => {
    const features = [{ text: 'One' }, { text: '  ' }, { text: '' }, { text: ' Two ' }]
    expect(planSchema.parse({ ...starter, features }).features).toEqual(['One', 'Two'])
  })

  it('takes as much as the database does [ADMIN-PRICE-4]', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, row) => ({ text: `Feature ${row}` }))
    expect(planSchema.safeParse({ ...starter, features: rows(30) }).success).toBe(true)
    expect(planSchema.safeParse({ ...starter, features: rows(31) }).success).toBe(false)
    expect(planSchema.safeParse({ ...starter, features: [], name: 'n'.repeat(81) }).success).toBe(false)
  })
})

describe('what publishing would change [ADMIN-PRICE-3]', () => {
  const summary = (after: PriceList) => priceListChanges(list, after).map(({ kind, what, name }) => [kind, what, name])

  it('is nothing without an edit, and after an edit that was taken back', () => {
    expect(summary(list)).toEqual([])
    expect(summary(withPopularToggled(withPopularToggled(list, starter.id), professional.id))).toEqual([])
  })

  it('names each changed field with what it was and what it will be', () => {
    const features = [...starter.features.slice(1), 'A new one']
    const changes = priceListChanges(list, withPlan(list, { ...starter, price: '$2,700', features }))
    expect(changes).toEqual([
      {
        key: starter.id,
        kind: 'changed',
        what: 'Plan',
        name: 'Starter Agent',
        fields: [
          { label: 'Price', removed: ['$2,500'], added: ['$2,700'] },
          { label: 'Features', removed: [starter.features[0]], added: ['A new one'] },
        ],
      },
    ])
  })

  it('names what is new, what goes and what stands elsewhere', () => {
    const added = withAddOn(withoutPlan(list, starter.id), {
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
