import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { invalidates } from '../core/invalidates.ts'
import type { PublishedPriceList } from './adminQueries.ts'
import { pricingKey } from './queries.ts'

/** Whether another admin has published since the list was read. */
export const isPriceListConflict = (error: unknown) => (error as { code?: string } | null)?.code === 'PT409'

/** Replaces the whole published list in one step; rejects when it is no longer the version that was read. [ADMIN-PRICE-3] */
export const publishPriceList = () =>
  mutationOptions({
    mutationFn: async ({ plans, addOns: add_ons, version: based_on }: PublishedPriceList) => {
      const db = await database()
      await db.rpc('publish_pricing', { plans, add_ons, based_on }).throwOnError()
    },
    onSuccess: invalidates(pricingKey),
  })
