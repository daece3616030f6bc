import type { PriceList } from '@fortnight/supabase/pricing/adminQueries'
import type { AddOn, PricingPlan } from '@fortnight/supabase/pricing/queries'

/** Limits of the database. */
export const maxPlans = 12
export const maxAddOns = 24

/** Replaces a plan, or adds it at an index. If it is popular, no other plan is. [ADMIN-PRICE-8] */
export function upsertPlan(list: PriceList, plan: PricingPlan, index = list.plans.length): PriceList {
  const plans = upsertById(list.plans, plan, index)
  return { ...list, plans: plan.popular ? plans.map((other) => withPopularOnly(other, plan.id)) : plans }
}

const withPopularOnly = (plan: PricingPlan, id: string) => ({ ...plan, popular: plan.id === id })

export const removePlan = (list: PriceList, id: string): PriceList => ({
  ...list,
  plans: list.plans.filter((plan) => plan.id !== id),
})

/** Makes a plan the only popular one, or none if it is popular already. [ADMIN-PRICE-8] */
export const togglePopularPlan = (list: PriceList, id: string): PriceList => ({
  ...list,
  plans: list.plans.map((plan) => ({ ...plan, popular: plan.id === id && !plan.popular })),
})

/** Replaces an add-on, or adds it at an index. */
export const upsertAddOn = (list: PriceList, addOn: AddOn, index = list.addOns.length): PriceList => ({
  ...list,
  addOns: upsertById(list.addOns, addOn, index),
})

export const removeAddOn = (list: PriceList, id: string): PriceList => ({
  ...list,
  addOns: list.addOns.filter((addOn) => addOn.id !== id),
})

function upsertById<Entry extends { id: string }>(entries: Entry[], entry: Entry, index: number) {
  const exists = entries.some(({ id }) => id === entry.id)
  return exists ? entries.map((other) => (other.id === entry.id ? entry : other)) : entries.toSpliced(index, 0, entry)
}
