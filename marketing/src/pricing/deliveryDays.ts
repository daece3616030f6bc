/** The longest delivery that a strip of days can show. */
export const longestDays = 21

/** The first and last day of a delivery time like "7-10 days"; undefined for one that no strip can show. */
export function deliveryIn(timeline: string) {
  const [, first, last] = /(\d+)(?:\s*[-–]\s*(\d+))?\s*(?:working )?days?\b/i.exec(timeline) ?? []
  const from = Number(first)
  const to = Number(last ?? first)
  return from >= 1 && from <= to && to <= longestDays ? { from, to } : undefined
}

/** What happens on which day until then. */
export const spansOf = ({ from, to }: { from: number; to: number }) => [
  ...(from > 1 ? [{ from: 1, to: from - 1, label: 'Work' }] : []),
  { from, to, label: 'Delivery' },
]
