import type { PriceList } from '@fortnight/supabase/pricing/adminQueries'
import type { AddOn, PricingPlan } from '@fortnight/supabase/pricing/queries'

/** How much the database takes. */
export const mostPlans = 12
export const mostAddOns = 24

/** The list with a plan changed, or added at the end. A popular one takes that from the others. [ADMIN-PRICE-8] */
export function withPlan(list: PriceList, plan: PricingPlan, place = list.plans.length): PriceList {
  const plans = put(list.plans, plan, place)
  return { ...list, plans: plan.popular ? plans.map((other) => onlyPopular(other, plan.id)) : plans }
}

const onlyPopular = (plan: PricingPlan, id: string) => ({ ...plan, popular: plan.id === id })

export const withoutPlan = (list: PriceList, id: string): PriceList => ({
  ...list,
  plans: list.plans.filter((plan) => plan.id !== id),
})

/** Makes a plan the popular one; if it is that already, no plan is. [ADMIN-PRICE-8] */
export const withPopularToggled = (list: PriceList, id: string): PriceList => ({
  ...list,
  plans: list.plans.map((plan) => ({ ...plan, popular: plan.id === id && !plan.popular })),
})

/** The list with an add-on changed, or added at the end. */
export const withAddOn = (list: PriceList, addOn: AddOn, place = list.addOns.length): PriceList => ({
  ...list,
  addOns: put(list.addOns, addOn, place),
})

export const withoutAddOn = (list: PriceList, id: string): PriceList => ({
  ...list,
  addOns: list.addOns.filter((addOn) => addOn.id !== id),
})

function put<Entry extends { id: string }>(entries: Entry[], entry: Entry, place: number) {
  const isKnown = entries.some(({ id }) => id === entry.id)
  return isKnown ? entries.map((other) => (other.id === entry.id ? entry : other)) : entries.toSpliced(place, 0, entry)
}
