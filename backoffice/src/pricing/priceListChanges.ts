import { diffArrays } from 'diff'
import type { PriceList } from '@fortnight/supabase/pricing/adminQueries'
import type { AddOn, PricingPlan } from '@fortnight/supabase/pricing/queries'

/** The texts that a field loses and gains. */
export type FieldChange = { label: string; removed: string[]; added: string[] }

/** One change that publishing would make. */
export type PriceListChange = {
  key: string
  kind: 'added' | 'changed' | 'removed' | 'moved'
  entryType: string
  name: string
  fields: FieldChange[]
}

type Fields = Record<string, string[]>

const planFields = (plan: PricingPlan): Fields => ({
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
const addOnFields = ({ name, price, description }: AddOn): Fields => ({
  Name: [name],
  Price: [price],
  Description: [description],
})

/** Lists the differences between the published price list and the draft, in the order of the page. */
export const comparePriceLists = (before: PriceList, after: PriceList): PriceListChange[] => [
  ...compareEntries('Plan', before.plans, after.plans, planFields),
  ...compareEntries('Add-on', before.addOns, after.addOns, addOnFields),
]

type Entry = { id: string; name: string }

function compareEntries<E extends Entry>(
  entryType: string,
  before: E[],
  after: E[],
  getFields: (entry: E) => Fields,
): PriceListChange[] {
  const beforeById = new Map(before.map((entry) => [entry.id, entry]))
  const kept = after.filter(({ id }) => beforeById.has(id))
  const edited = after.flatMap((entry): PriceListChange[] => {
    const old = beforeById.get(entry.id)
    const fields = compareFields(old ? getFields(old) : {}, getFields(entry))
    const { id: key, name } = entry
    return fields.length > 0 ? [{ key, kind: old ? 'changed' : 'added', entryType, name, fields }] : []
  })
  const removed = before
    .filter(({ id }) => !kept.some((entry) => entry.id === id))
    .map(({ id: key, name }): PriceListChange => ({ key, kind: 'removed', entryType, name, fields: [] }))
  return [...edited, ...removed, ...compareOrder(entryType, before, kept)]
}

function compareFields(before: Fields, after: Fields): FieldChange[] {
  return Object.entries(after).flatMap(([label, value]) => {
    const differences = diffArrays(before[label] ?? [], value)
    const removed = differences.filter((part) => part.removed).flatMap((part) => part.value)
    const added = differences.filter((part) => part.added).flatMap((part) => part.value)
    return removed.length + added.length > 0 ? [{ label, removed, added }] : []
  })
}

/** One change if the entries that are kept are in another order. */
function compareOrder<E extends Entry>(entryType: string, before: E[], kept: E[]): PriceListChange[] {
  const keptBefore = before.filter(({ id }) => kept.some((entry) => entry.id === id))
  if (keptBefore.every(({ id }, index) => id === kept[index]?.id)) return []
  const joinNames = (entries: E[]) => [entries.map(({ name }) => name).join(', ')]
  const fields = [{ label: 'Order', removed: joinNames(keptBefore), added: joinNames(kept) }]
  return [{ key: `order of ${entryType}`, kind: 'moved', entryType, name: 'Order', fields }]
}
