import { budgetLabel } from '@fortnight/supabase/projects/labels'

/** The plans that a question fits, as a text. */
export const planNames = (plans: string[]) => (plans.length === 0 ? 'All plans' : plans.map(budgetLabel).join(', '))
