import { z } from 'zod'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import type { FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'
import type { Correction } from '@fortnight/supabase/instalments/instalment'
import { requiredDay } from '../../form/requiredDay.ts'
import { requiredText } from '../../form/requiredText.ts'
import { maxReasonLength } from '../plan/maxReasonLength.ts'
import { findAmountProblem } from './amountField.ts'
import { comparedLabels } from './comparedFacts.ts'

/** What each correction does, as a choice. */
export const correctionLabels: Record<Correction, string> = {
  amount: 'Change the amount',
  due: 'Change the due date',
  void: 'Void it: the client doesn’t have to pay',
  unpaid: 'Mark it as unpaid',
  reinstate: 'Reinstate it',
}

const dueDay = requiredDay('Due on')

/** The schema of a correction: the amount and the day are only checked where they are corrected. */
export const correctionSchema = z
  .object({
    correction: z.enum(['amount', 'due', 'unpaid', 'void', 'reinstate']),
    due_on: z.string(),
    reason: requiredText('Reason', maxReasonLength),
    state: z.string(),
    amount: z.string(),
  })
  .superRefine(({ correction, amount, due_on }, context) => {
    const problem =
      correction === 'amount'
        ? findAmountProblem(amount, 'Amount', 1)
        : correction === 'due' && dueDay.safeParse(due_on).error?.issues[0]?.message
    if (problem)
      context.addIssue({ code: 'custom', path: [correction === 'amount' ? 'amount' : 'due_on'], message: problem })
  })

export type CorrectionValues = z.infer<typeof correctionSchema>

export const fieldLabels: FieldLabels<CorrectionValues> = {
  ...comparedLabels,
  due_on: { label: 'Due on', format: (day) => day && formatDate(day) },
  reason: 'Reason',
}
