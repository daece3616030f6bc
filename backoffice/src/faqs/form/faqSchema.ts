import { z } from 'zod'
import type { FaqValues } from '@fortnight/supabase/faqs/adminQueries'
import type { FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'
import { toPlainText } from '../answerText.ts'

const maxOrderIndex = 2_147_483_647

/** Validation of the FAQ form, with the limits of the database. [ADMIN-FAQ-9] */
export const faqSchema = z.object({
  question: z.string().trim().min(1, 'Question is required').max(300, 'Please keep the question to 300 characters'),
  order_index: z
    .int('Please enter a whole number')
    .min(0, 'The order index must be 0 or more')
    .max(maxOrderIndex, 'Please enter a smaller number'),
  published: z.boolean(),
  answer: z.string().max(20_000, 'Please shorten the answer: with its formatting it is longer than 20,000 characters'),
})

/** The labels of a FAQ's fields. */
export const faqFieldLabels: FieldLabels<FaqValues> = {
  question: 'Question',
  answer: { label: 'Answer', format: toPlainText },
  order_index: 'Order Index',
  published: 'Published',
}
