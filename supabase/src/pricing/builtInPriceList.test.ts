import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { builtInAddOns, builtInPlans } from './builtInPriceList.ts'

const eachPlan = (select: (plan: (typeof builtInPlans)[number]) => unknown) => builtInPlans.map(select)

describe('the built-in price list', () => {
  it('has three plans with their pilot and original prices [PRICE-1, PRICE-2]', () => {
    expect(eachPlan(({ name, price, original_price }) => [name, price, original_price])).toEqual([
      ['Starter Agent', '$2,500', '$8,500'],
      ['Professional Agent', '$4,500', '$15,000'],
      ['Enterprise Agent', '$8,500', '$28,500'],
    ])
  })

  it('says when each plan is delivered [PRICE-3]', () => {
    expect(eachPlan(({ timeline }) => timeline)).toEqual(['7-10 days', '10-14 days', '14-21 days'])
  })

  it.each([
    [/(\d+) days of support/, ['7', '14', '30']],
    [/(up to 3|up to 8|unlimited) integrations/i, ['Up to 3', 'Up to 8', 'Unlimited']],
  ])('says how much of %s each plan includes [PRICE-4, PRICE-5]', (feature, amounts) => {
    expect(eachPlan(({ features }) => features.map((text) => feature.exec(text)?.[1]).find(Boolean))).toEqual(amounts)
  })

  it('marks Professional as popular and every plan as 70% off [PRICE-6]', () => {
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

  it('has the names and prices of the seed', () => {
    const seed = readFileSync(resolve(import.meta.dirname, '../../seeds/04_pricing.sql'), 'utf8')
    for (const { name, price, original_price } of builtInPlans) {
      expect(seed).toContain(`'${name}', '${price}', '${original_price}'`)
    }
    for (const { name, price } of builtInAddOns) expect(seed).toContain(`'${name}', '${price}'`)
  })
})
