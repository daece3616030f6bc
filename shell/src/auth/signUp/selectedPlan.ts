import { budgetRanges } from '@fortnight/supabase/projects/labels'

/**
 * The plan chosen on the pricing page, by name or value, from router state or `?plan=`; undefined for any other text, so
 * that a link cannot put words on our page.
 */
export function selectedPlanOf({ state, search }: { state: unknown; search: string }) {
  const fromState = (state as { plan?: unknown } | null)?.plan
  const plan = fromState ?? new URLSearchParams(search).get('plan')
  if (typeof plan !== 'string' || !plan.trim()) return undefined
  const name = plan.trim().toLowerCase()
  return budgetRanges.find(({ value, label }) => value === name || label.toLowerCase().split(' - ')[0] === name)
}
