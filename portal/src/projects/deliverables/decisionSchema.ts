import { z } from 'zod'
import { deliverableLimits, type DeliverableItem } from '@fortnight/supabase/deliverables/deliverable'

const itemDecision = z
  .object({
    item: z.string(),
    decision: z.enum(['', 'approved', 'changes']),
    comment: z
      .string()
      .trim()
      .max(deliverableLimits.comment, `Please keep the comment to ${deliverableLimits.comment} characters`),
  })
  .superRefine(({ decision, comment }, context) => {
    if (decision === '')
      context.addIssue({ code: 'custom', path: ['decision'], message: 'Please approve it or ask for changes' })
    if (decision === 'changes' && !comment)
      context.addIssue({ code: 'custom', path: ['comment'], message: 'Please say what should change' })
  })

/** What the client decides about each item of a version; '' is undecided. */
export const decisionSchema = z.object({ decisions: z.array(itemDecision) })

export type DecisionValues = z.infer<typeof decisionSchema>

/** A form in which nothing is decided. */
export const undecided = (items: DeliverableItem[]): DecisionValues => ({
  decisions: items.map(({ id }) => ({ item: id, decision: '', comment: '' })),
})
