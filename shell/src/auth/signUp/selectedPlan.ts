import { budgetRanges } from '@fortnight/supabase/projects/projects'

/**
 * The plan chosen on the pricing page, by name or value, from router state or `?plan=`.
 * A text that is no plan of ours is dropped: the address bar must not put words on our page.
 */
export function selectedPlanOf({ state, search }: { state: unknown; search: string }) {
  const fromState = (state as { plan?: unknown } | null)?.plan
  const wanted = fromState ?? new URLSearchParams(search).get('plan')
  if (typeof wanted !== 'string' || !wanted.trim()) return undefined
  const name = wanted.trim().toLowerCase()
  return budgetRanges.find(({ value, label }) => value === name || label.toLowerCase().split(' - ')[0] === name)
}
