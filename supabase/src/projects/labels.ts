/** The pricing plan values. The database keeps any text, because old values must stay readable. [ENT-8, PROJ-12] */
export const budgetRanges = [
  { value: 'starter-agent', label: 'Starter Agent - $2,500' },
  { value: 'professional-agent', label: 'Professional Agent - $4,500' },
  { value: 'enterprise-agent', label: 'Enterprise Agent - $8,500' },
  { value: 'custom', label: 'Custom Quote' },
] as const

/** [ENT-9] */
export const timelines = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-2-weeks', label: '1-2 weeks' },
  { value: '2-4-weeks', label: '2-4 weeks' },
  { value: '1-2-months', label: '1-2 months' },
  { value: 'flexible', label: 'Flexible' },
] as const

/** [ENT-10] */
export const priorities = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const

/** [ENT-10] */
export const projectStatuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'active', label: 'Active' },
  { value: 'on-hold', label: 'On Hold' },
  { value: 'completed', label: 'Completed' },
] as const

/** The label of a stored value; a value that the list does not know is shown as it is. */
export function labelOf(list: readonly { value: string; label: string }[], value: string) {
  return list.find((entry) => entry.value === value)?.label ?? value
}

/** The pricing plan of a project as people read it. [PROJ-12] */
export const budgetLabel = (value: string | null) => (value ? labelOf(budgetRanges, value) : 'Not specified')
