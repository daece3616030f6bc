import { z } from 'zod'
import { mostFeatures, price, words } from './fieldSchemas.ts'

/** What a plan has, as the form holds it and as it is kept. */
export const planSchema = z.object({
  name: words('Plan Name', 80),
  cta: words('CTA Text', 60),
  description: words('Description', 500),
  price: price('Price'),
  original_price: price('Original Price'),
  discount: words('Discount', 40),
  timeline: words('Timeline', 60),
  // Rows that were left empty are no features. [ADMIN-PRICE-5]
  features: z
    .array(z.object({ text: z.string().trim().max(200, 'Please keep a feature to 200 characters') }))
    .transform((rows) => rows.map(({ text }) => text).filter(Boolean))
    .refine((features) => features.length <= mostFeatures, `A plan has at most ${mostFeatures} features`),
  popular: z.boolean(),
})

export type PlanInput = z.input<typeof planSchema>

/** What a new plan starts with. */
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
