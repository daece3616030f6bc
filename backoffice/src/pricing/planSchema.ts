import { z } from 'zod'
import { requiredText } from '../form/requiredText.ts'
import { priceText } from './priceText.ts'

export const maxFeatures = 30

/** Turns the form's values into a plan's stored values. */
export const planSchema = z.object({
  name: requiredText('Plan Name', 80),
  cta: requiredText('CTA Text', 60),
  description: requiredText('Description', 500),
  price: priceText('Price'),
  original_price: priceText('Original Price'),
  discount: requiredText('Discount', 40),
  timeline: requiredText('Timeline', 60),
  // Empty rows are dropped. [ADMIN-PRICE-5]
  features: z
    .array(z.object({ text: z.string().trim().max(200, 'Please keep a feature to 200 characters') }))
    .transform((rows) => rows.map(({ text }) => text).filter(Boolean))
    .refine((features) => features.length <= maxFeatures, `A plan has at most ${maxFeatures} features`),
  popular: z.boolean(),
})

export type PlanInput = z.input<typeof planSchema>

/** The form's values for a new plan. */
export const blankPlan: PlanInput = {
  name: '',
  cta: '',
  description: '',
  price: '',
  original_price: '',
  discount: '',
  timeline: '',
  features: [{ text: '' }],
  popular: false,
}
