import { budgetLabel } from '@fortnight/supabase/projects/labels'

const list = new Intl.ListFormat('en-US')

const priceAtEnd = / - \$[\d,]+$/

/** The plans that a question fits, as a text without their prices. */
export const planNames = (plans: string[]) =>
  plans.length === 0 ? 'All plans' : list.format(plans.map((plan) => budgetLabel(plan).replace(priceAtEnd, '')))
