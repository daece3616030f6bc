import { diffArrays } from 'diff'
import type { PriceList } from '@fortnight/supabase/pricing/adminQueries'
import type { AddOn, PricingPlan } from '@fortnight/supabase/pricing/queries'

/** What a field loses and gains. */
export type FieldChange = { label: string; removed: string[]; added: string[] }

/** One thing that publishing would change. */
export type Change = {
  key: string
  kind: 'added' | 'changed' | 'removed' | 'moved'
  what: string
  name: string
  fields: FieldChange[]
}

type Fields = Record<string, string[]>

const fieldsOfPlan = (plan: PricingPlan): Fields => ({
  'Plan Name': [plan.name],
  'CTA Text': [plan.cta],
  Description: [plan.description],
  Price: [plan.price],
  'Original Price': [plan.original_price],
  Discount: [plan.discount],
  Timeline: [plan.timeline],
  Popular: [plan.popular ? 'Yes' : 'No'],
  Features: plan.features,
})
const fieldsOfAddOn = ({ name, price, description }: AddOn): Fields => ({
  Name: [name],
  Price: [price],
  Description: [description],
})

/** What is different between the published list and the edited one, in the order of the page. */
export const priceListChanges = (before: PriceList, after: PriceList): Change[] => [
  ...changesOf('Plan', before.plans, after.plans, fieldsOfPlan),
  ...changesOf('Add-on', before.addOns, after.addOns, fieldsOfAddOn),
]

type Entry = { id: string; name: string }

function changesOf<E extends Entry>(what: string, before: E[], after: E[], fieldsOf: (entry: E) => Fields): Change[] {
  const former = new Map(before.map((entry) => [entry.id, entry]))
  const kept = after.filter(({ id }) => former.has(id))
  const edited = after.flatMap((entry): Change[] => {
    const old = former.get(entry.id)
    const fields = fieldChanges(old ? fieldsOf(old) : {}, fieldsOf(entry))
    const { id: key, name } = entry
    return fields.length > 0 ? [{ key, kind: old ? 'changed' : 'added', what, name, fields }] : []
  })
  const removed = before
    .filter(({ id }) => !kept.some((entry) => entry.id === id))
    .map(({ id: key, name }): Change => ({ key, kind: 'removed', what, name, fields: [] }))
  return [...edited, ...removed, ...orderChange(what, before, kept)]
}

function fieldChanges(before: Fields, after: Fields): FieldChange[] {
  return Object.entries(after).flatMap(([label, value]) => {
    const parts = diffArrays(before[label] ?? [], value)
    const removed = parts.filter((part) => part.removed).flatMap((part) => part.value)
    const added = parts.filter((part) => part.added).flatMap((part) => part.value)
    return removed.length + added.length > 0 ? [{ label, removed, added }] : []
  })
}

/** Whether those that stay stand in another order. */
function orderChange<E extends Entry>(what: string, before: E[], kept: E[]): Change[] {
  const former = before.filter(({ id }) => kept.some((entry) => entry.id === id))
  if (former.every(({ id }, place) => id === kept[place]?.id)) return []
  const namesOf = (entries: E[]) => [entries.map(({ name }) => name).join(', ')]
  const fields = [{ label: 'Order', removed: namesOf(former), added: namesOf(kept) }]
  return [{ key: `order of ${what}`, kind: 'moved', what, name: 'Order', fields }]
}
