import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { fresh } from '../core/alwaysRefetch.ts'
import { type AddOn, addOns, type PricingPlan, pricingPlans } from './queries.ts'
import { readAnew } from '../core/invalidates.ts'

const pricing = ['pricing'] as const
const shownVersions = 50

/** What the pricing page shows, in its order. */
export type PriceList = { plans: PricingPlan[]; addOns: AddOn[] }

/** The list that visitors see; `version` is the newest publication that it can contain, 0 before the first one. */
export type PublishedPriceList = PriceList & { version: number }

/** The published list, to be edited. */
export const publishedPriceList = () =>
  queryOptions({
    ...fresh,
    queryKey: [...pricing, 'list'],
    queryFn: async ({ signal, client }): Promise<PublishedPriceList> => {
      const db = await database()
      const versions = db.from('price_list_versions').select('id').order('id', { ascending: false }).limit(1)
      // Before the list: what is published in between is then newer than the version, and saving finds that out.
      const { data: newest } = await versions.abortSignal(signal).maybeSingle().throwOnError()
      const [plans, extras] = await Promise.all([
        client.fetchQuery({ ...pricingPlans(), staleTime: 0 }),
        client.fetchQuery({ ...addOns(), staleTime: 0 }),
      ])
      return { plans, addOns: extras, version: newest?.id ?? 0 }
    },
  })

/** A list that was published once; `publishedBy` is null for the one from before the first publication. */
export type PriceListVersion = PriceList & { id: number; publishedAt: string; publishedBy: string | null }

/** What was published so far, newest first. */
export const priceListVersions = () =>
  queryOptions({
    ...fresh,
    queryKey: [...pricing, 'versions'],
    queryFn: async ({ signal }): Promise<PriceListVersion[]> => {
      const db = await database()
      const versions = db.from('price_list_versions').select('id, plans, add_ons, published_at, published_by')
      const newest = versions.order('id', { ascending: false }).limit(shownVersions)
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

/** Whether an error says that somebody else has published since the list was read. */
export const isPublishedMeanwhile = (error: unknown) => (error as { code?: string } | null)?.code === 'PT409'

/** Replaces the whole published list in one step, unless it is no longer the one that was read. [ADMIN-PRICE-3] */
export const publishPriceList = () =>
  mutationOptions({
    mutationFn: async ({ plans, addOns: add_ons, version: based_on }: PublishedPriceList) => {
      const db = await database()
      await db.rpc('publish_pricing', { plans, add_ons, based_on }).throwOnError()
    },
    onSuccess: readAnew(pricing),
  })
