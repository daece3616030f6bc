import { budgetLabel } from '@fortnight/supabase/projects/labels'

/** The plan of a project with its price, which no line break separates from the name, not even after the hyphen. */
export const planText = (plan: string | null) => budgetLabel(plan).replace(' - ', '\u00a0-\u2060\u00a0')
