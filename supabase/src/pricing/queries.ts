import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'

/** The first part of the query keys of everything about the price list. */
export const pricingKey = ['pricing'] as const

export type PricingPlan = {
  id: string
  name: string
  price: string
  original_price: string
  discount: string
  description: string
  timeline: string
  features: string[]
  popular: boolean
  cta: string
}

export type AddOn = { id: string; name: string; price: string; description: string }

/** The published plans, in the admins' order. */
export const pricingPlans = () =>
  queryOptions({
    queryKey: [...pricingKey, 'plans'],
    queryFn: async ({ signal }): Promise<PricingPlan[]> => {
      const db = await database()
      const rows = db
        .from('pricing_plans')
        .select('id, name, price, original_price, discount, description, timeline, features, popular, cta')
      return (await rows.order('position').order('id').abortSignal(signal).throwOnError()).data
    },
  })

/** The extras that go with any plan, in the admins' order. */
export const addOns = () =>
  queryOptions({
    queryKey: [...pricingKey, 'add-ons'],
    queryFn: async ({ signal }): Promise<AddOn[]> => {
      const db = await database()
      const rows = db.from('add_ons').select('id, name, price, description')
      return (await rows.order('position').order('id').abortSignal(signal).throwOnError()).data
    },
  })
