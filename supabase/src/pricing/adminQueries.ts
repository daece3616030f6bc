import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { type AddOn, addOns, type PricingPlan, pricingKey, pricingPlans } from './queries.ts'

const maxVersions = 50

/** What the pricing page shows, in its order. */
export type PriceList = { plans: PricingPlan[]; addOns: AddOn[] }

/** The list that visitors see; `version` is the newest publication that it can contain, 0 before the first one. */
export type PublishedPriceList = PriceList & { version: number }

/** The published list, to be edited. */
export const publishedPriceList = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...pricingKey, 'list'],
    queryFn: async ({ signal, client }): Promise<PublishedPriceList> => {
      const db = await database()
      const newest = db.from('price_list_versions').select('id').order('id', { ascending: false }).limit(1)
      // Before the list: a publication in between is then newer than this version, and saving detects the conflict.
      const { data: version } = await newest.abortSignal(signal).maybeSingle().throwOnError()
      const [plans, addOnRows] = await Promise.all([
        client.query({ ...pricingPlans(), staleTime: 0 }),
        client.query({ ...addOns(), staleTime: 0 }),
      ])
      return { plans, addOns: addOnRows, version: version?.id ?? 0 }
    },
  })

/** A list that was published once; `publishedBy` is null for the one from before the first publication. */
export type PriceListVersion = PriceList & { id: number; publishedAt: string; publishedBy: string | null }

/** The published versions, newest first. */
export const priceListVersions = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...pricingKey, 'versions'],
    queryFn: async ({ signal }): Promise<PriceListVersion[]> => {
      const db = await database()
      const versions = db.from('price_list_versions').select('id, plans, add_ons, published_at, published_by')
      const newest = versions.order('id', { ascending: false }).limit(maxVersions)
      const { data } = await newest.abortSignal(signal).throwOnError()
      return data.map(({ id, plans, add_ons, published_at, published_by }) => ({
        id,
        plans: plans as PricingPlan[],
        addOns: add_ons as AddOn[],
        publishedAt: published_at,
        publishedBy: published_by,
      }))
    },
  })
