import { budgetLabel } from '@fortnight/supabase/projects/labels'

/** The plan of a project with its price, which a line break does not separate from the name. */
export const planText = (plan: string | null) => budgetLabel(plan).replace(' - ', '\u00a0-\u00a0')
