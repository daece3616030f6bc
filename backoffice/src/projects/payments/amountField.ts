import { z } from 'zod'
import { formatCents, maxCents, parseCents } from '@fortnight/supabase/instalments/money'

/** Says what is wrong with an amount as it was typed; undefined when it can be stored. The error names the field by its label. */
export function findAmountProblem(text: string, label: string, minCents: number) {
  if (text.trim() === '') return `${label} is required`
  const cents = parseCents(text)
  if (cents === undefined) return 'Enter an amount in dollars, such as 2,250 or 2,250.50'
  if (cents < minCents || cents > maxCents) {
    return `${label} must be between ${formatCents(minCents)} and ${formatCents(maxCents)}`
  }
  return undefined
}

/** The schema of a required amount in dollars, which stays a text. */
export const requiredAmount = (label: string, minCents: number) =>
  z.string().superRefine((text, context) => {
    const message = findAmountProblem(text, label, minCents)
    if (message) context.addIssue({ code: 'custom', message })
  })
