import { labelOf } from '../core/labelOf.ts'
import { planPrices } from '../pricing/planPrices.ts'

const planLabel = ({ name, price }: { name: string; price: string }) => `${name} - ${price}`

/** The pricing plans of a project. The database accepts any text, because old values must stay readable. [ENT-8, PROJ-12] */
export const budgetRanges = [
  { value: 'starter-agent', label: planLabel(planPrices['starter-agent']) },
  { value: 'professional-agent', label: planLabel(planPrices['professional-agent']) },
  { value: 'enterprise-agent', label: planLabel(planPrices['enterprise-agent']) },
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

/** The label of a project's pricing plan. [PROJ-12] */
export const budgetLabel = (value: string | null) => (value ? labelOf(budgetRanges, value) : 'Not specified')
