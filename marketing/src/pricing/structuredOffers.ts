import { brand } from '@fortnight/shared-ui/theme/brand'
import { publisher } from '@fortnight/shared-ui/page/StructuredData'
import type { AddOn, PricingPlan } from '@fortnight/supabase/pricing/queries'
import { parseDollars } from './currency.ts'

const url = new URL('/pricing', brand.origin).href

function toOffers({ name, description, price }: { name: string; description: string; price: string }) {
  const dollars = parseDollars(price)
  // Structured data needs a numeric price.
  if (dollars === undefined) return []
  return [{ '@type': 'Offer', name, description, price: dollars, priceCurrency: 'USD', url }]
}

/** Structured data of plans and add-ons with prices. */
export const structuredService = (plans: readonly PricingPlan[], addOns: readonly AddOn[]) => ({
  '@type': 'Service',
  name: 'Custom AI agent development',
  serviceType: 'AI agent development',
  provider: publisher,
  offers: [...plans, ...addOns].flatMap(toOffers),
})
