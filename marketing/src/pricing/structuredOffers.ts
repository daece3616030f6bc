import { brand } from '@fortnight/shared-ui/theme/brand'
import { publisher } from '@fortnight/shared-ui/page/StructuredData'
import type { AddOn, PricingPlan } from '@fortnight/supabase/pricing/queries'
import { dollarsIn } from './currency.ts'

const url = new URL('/pricing', brand.origin).href

function offer({ name, description, price }: { name: string; description: string; price: string }) {
  const dollars = dollarsIn(price)
  // A price without a number is no offer that a machine could read.
  if (dollars === undefined) return []
  return [{ '@type': 'Offer', name, description, price: dollars, priceCurrency: 'USD', url }]
}

/** What can be bought and for how much, for search engines. */
export const offeredService = (plans: readonly PricingPlan[], addOns: readonly AddOn[]) => ({
  '@type': 'Service',
  name: 'Custom AI agent development',
  serviceType: 'AI agent development',
  provider: publisher,
  offers: [...plans, ...addOns].flatMap(offer),
})
