import { budgetLabel } from '@fortnight/supabase/projects/labels'

const list = new Intl.ListFormat('en-US')

/** The plans that a question fits, as a text. */
export const planNames = (plans: string[]) => (plans.length === 0 ? 'All plans' : list.format(plans.map(budgetLabel)))
