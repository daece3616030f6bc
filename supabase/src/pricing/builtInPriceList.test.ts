import { builtInAddOns, builtInPlans } from './queries.ts'

const eachPlan = (value: (plan: (typeof builtInPlans)[number]) => unknown) => builtInPlans.map(value)

describe('the price list that needs no database', () => {
  it('has three plans with pilot and original price [PRICE-1, PRICE-2]', () => {
    expect(eachPlan(({ name, price, original_price }) => [name, price, original_price])).toEqual([
      ['Starter Agent', '$2,500', '$8,500'],
      ['Professional Agent', '$4,500', '$15,000'],
      ['Enterprise Agent', '$8,500', '$28,500'],
    ])
  })

  it('says when they are delivered [PRICE-3]', () => {
    expect(eachPlan(({ timeline }) => timeline)).toEqual(['7-10 days', '10-14 days', '14-21 days'])
  })

  it.each([
    [/(\d+) days of support/, ['7', '14', '30']],
    [/(up to 3|up to 8|unlimited) integrations/i, ['Up to 3', 'Up to 8', 'Unlimited']],
  ])('says how much of %s is included [PRICE-4, PRICE-5]', (feature, amounts) => {
    expect(eachPlan(({ features }) => features.map((text) => feature.exec(text)?.[1]).find(Boolean))).toEqual(amounts)
  })

  it('marks Professional as popular and gives 70% off everywhere [PRICE-6]', () => {
    expect(eachPlan(({ popular }) => popular)).toEqual([false, true, false])
    expect(eachPlan(({ discount }) => discount)).toEqual(Array(3).fill('70% off'))
  })

  it('has four add-ons [PRICE-7]', () => {
    expect(builtInAddOns.map(({ name, price }) => [name, price])).toEqual([
      ['Additional Integration', '$500'],
      ['Extended Support', '$1,000 per month'],
      ['Custom Training', '$2,000'],
      ['Priority Development', '$3,000'],
    ])
  })
})
